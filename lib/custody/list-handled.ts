import { activeAssignmentsOf } from "../assignments/queries";
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

/** A service that a chain serves by holding its unit. */
export type LinkedService = {
  assignmentId: number;
  code: string;
  /** US$ a day; null for whoever is shown no amounts. */
  amount: Decimal | null;
};

export type Handled = {
  assignmentId: number;
  equipmentId: number;
  code: string;
  name: string;
  kind: AssignmentKind;
  services: LinkedService[];
};

type Offered = Omit<Handled, "services"> & { servedEquipmentId: number | null };

/** The code and, of a service, the unit it is for. */
const named = ({ code, servedCode }: { code: string; servedCode: string | null }) =>
  servedCode ? `${code} · ${servedCode}` : code;

const held = ({ assignmentId, type, code, servedCode, ...item }: ChainItem): Offered[] =>
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

/** Units, and services that no unit on offer stands for. */
function choicesAmong(offered: readonly Offered[], already: readonly Offered[]): Offered[] {
  const units = new Set(offered.filter(isUnitAssignment).map(({ equipmentId }) => equipmentId));
  const holding = new Set(already.map(({ equipmentId }) => equipmentId));
  const alone = new Set(
    already.filter(({ servedEquipmentId: unit }) => unit !== null && !holding.has(unit)),
  );
  return offered.filter(
    (one) => one.servedEquipmentId === null || !units.has(one.servedEquipmentId) || alone.has(one),
  );
}

/**
 * What the chain holds already, in its order, then the others assigned, by code. A service linked to a unit
 * stands under it, as the chain serves it by holding the unit (contract, section 10); but for one that the
 * chain names without its unit.
 */
export async function listHandled(
  ctx: Context,
  { projectId, items = [] }: { projectId: number; items?: readonly ChainItem[] },
): Promise<Handled[]> {
  const already = items.flatMap(held);
  const known = new Set(already.map(({ assignmentId }) => assignmentId));
  const assigned = await activeAssignmentsOf(ctx, projectId);
  const others = assigned
    .filter(({ id }) => !known.has(id))
    .map(({ id, code, servedCode, name, kind, equipmentId, servedEquipmentId }) => ({
      ...{ assignmentId: id, code: named({ code, servedCode }), name, kind },
      ...{ equipmentId, servedEquipmentId },
    }))
    .toSorted((a, b) => a.code.localeCompare(b.code, "es"));
  const showsAmounts = may(ctx.caller, "worksheets.chargedAmounts");
  const linked = groupedBy(assigned, ({ servedEquipmentId }) => servedEquipmentId);
  return choicesAmong([...already, ...others], already).map(
    ({ servedEquipmentId: _, ...choice }) => ({
      ...choice,
      services: (linked.get(choice.equipmentId) ?? []).map(({ id, code, cost }) => ({
        ...{ assignmentId: id, code },
        amount: showsAmounts ? cost : null,
      })),
    }),
  );
}
