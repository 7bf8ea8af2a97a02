import { listUnretiredAssignments } from "../assignments/queries";
import { may } from "../auth/permissions";
import type { Context } from "../kernel/context";
import { assignmentKindOf } from "../placement/assignment-kind";
import { groupedBy } from "../values/rows";
import { type AssignmentChoice, choicesAmong, type OfferedAssignment } from "./assignment-choice";
import type { ChainItem } from "./list-items";

const named = ({ code, servedCode }: { code: string; servedCode: string | null }) =>
  servedCode ? `${code} · ${servedCode}` : code;

const offeredItem = ({
  assignmentId,
  type,
  code,
  servedCode,
  ...item
}: ChainItem): OfferedAssignment[] =>
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
