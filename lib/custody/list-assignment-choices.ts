import { listUnretiredAssignments } from "../assignments/queries";
import { may } from "../auth/permissions";
import type { Context } from "../kernel/context";
import {
  type AssignmentKind,
  assignmentKindOf,
  isUnitAssignment,
} from "../placement/assignment-kind";
import type { Decimal } from "../values/decimal";
import { groupedBy } from "../values/rows";
import type { ChainItem } from "./list-items";

export type LinkedService = {
  assignmentId: number;
  code: string;
  /** US$ a day; null for callers who may not see amounts. */
  amount: Decimal | null;
};

export type AssignmentChoice = {
  assignmentId: number;
  equipmentId: number;
  code: string;
  name: string;
  kind: AssignmentKind;
  services: LinkedService[];
};

type Offered = Omit<AssignmentChoice, "services"> & { servedEquipmentId: number | null };

const named = ({ code, servedCode }: { code: string; servedCode: string | null }) =>
  servedCode ? `${code} · ${servedCode}` : code;

const offeredItem = ({ assignmentId, type, code, servedCode, ...item }: ChainItem): Offered[] =>
  assignmentId === null
    ? []
    : [
        {
          assignmentId,
          equipmentId: item.equipmentId,
          servedEquipmentId: item.servedEquipmentId,
          code: named({ code, servedCode }),
          name: item.name,
          kind: assignmentKindOf({ type }),
        },
      ];

function choicesAmong(offered: readonly Offered[], chosen: readonly Offered[]): Offered[] {
  const units = new Set(offered.filter(isUnitAssignment).map(({ equipmentId }) => equipmentId));
  const chosenEquipmentIds = new Set(chosen.map(({ equipmentId }) => equipmentId));
  const alone = new Set(
    chosen.filter(({ servedEquipmentId: unit }) => unit !== null && !chosenEquipmentIds.has(unit)),
  );
  return offered.filter(
    (one) => one.servedEquipmentId === null || !units.has(one.servedEquipmentId) || alone.has(one),
  );
}

/**
 * The chain's own first, in their order, then the others assigned, by code. A service linked to a unit stands under it,
 * since holding the unit serves it (contract, section 10), unless the chain names it without its unit.
 */
export async function listAssignmentChoices(
  ctx: Context,
  { projectId, items = [] }: { projectId: number; items?: readonly ChainItem[] },
): Promise<AssignmentChoice[]> {
  const chosen = items.flatMap(offeredItem);
  const known = new Set(chosen.map(({ assignmentId }) => assignmentId));
  const assigned = await listUnretiredAssignments(ctx, projectId);
  const others = assigned
    .filter(({ id }) => !known.has(id))
    .map(({ id, code, servedCode, name, kind, equipmentId, servedEquipmentId }) => ({
      ...{ assignmentId: id, code: named({ code, servedCode }), name, kind },
      ...{ equipmentId, servedEquipmentId },
    }))
    .toSorted((a, b) => a.code.localeCompare(b.code, "es"));
  const showsAmounts = may(ctx.caller, "worksheets.chargedAmounts");
  const linked = groupedBy(assigned, ({ servedEquipmentId }) => servedEquipmentId);
  return choicesAmong([...chosen, ...others], chosen).map(
    ({ servedEquipmentId: _, ...choice }) => ({
      ...choice,
      services: (linked.get(choice.equipmentId) ?? []).map(({ id, code, cost }) => ({
        ...{ assignmentId: id, code },
        amount: showsAmounts ? cost : null,
      })),
    }),
  );
}
