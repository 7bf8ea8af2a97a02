import { among } from "@/db/among";
import { assignments } from "@/db/schema";
import { listBilledAssignments } from "../billing/list-billed-assignments";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { isUnitAssignment } from "../placement/assignment-kind";
import { freeUnits } from "../placement/free-units";
import { lockUnits } from "../placement/lock-units";
import { type AssignmentRef, lockAssignment } from "./get-assignment";
import { listIdsInChain } from "./list-ids-in-chain";
import { listVisitedAssignmentIds } from "./list-visited-assignment-ids";
import { listServicesOf, type NamedAssignment } from "./queries";
import { retireAssignments } from "./retire-assignments";

const idsOf = (given: readonly { id: number }[]) => given.map(({ id }) => id);

type Uses = Record<"chained" | "billed", Set<number>>;

function assertUnused({ id }: NamedAssignment, { chained, billed }: Uses) {
  if (chained.has(id))
    throw new Refused(
      "La asignación consta en una cadena de custodia: retírela en lugar de eliminarla.",
      "assignment_in_custody_chain",
    );
  if (billed.has(id))
    throw new Refused(
      "Una planilla facturada o cerrada cobra la asignación: retírela en lugar de eliminarla.",
      "assignment_billed",
    );
}

/**
 * Deletes for good (contract, Delete assignment): frees its unit, deletes its unused services and retires the used
 * ones.
 */
export const removeAssignment = (ctx: Context, ref: AssignmentRef): Promise<void> =>
  atomically(ctx, async (ctx) => {
    const { assignment } = await lockAssignment(ctx, ref);
    const services = await listServicesOf(ctx, assignment);
    const ids = idsOf([assignment, ...services]);
    const billed = await listBilledAssignments(ctx, ids);
    const chained = await listIdsInChain(ctx, ids);
    assertUnused(assignment, { chained, billed });
    const visited = await listVisitedAssignmentIds(ctx, idsOf(services));
    const isUsed = ({ id }: NamedAssignment) =>
      chained.has(id) || billed.has(id) || visited.has(id);
    await lockUnits(ctx, [assignment.equipmentId]);
    await retireAssignments(
      ctx,
      services.filter((one) => isUsed(one) && !one.isRetired),
      { date: ctx.today, reason: `Eliminación de la asignación de ${assignment.code}` },
    );
    const removed = [assignment, ...services.filter((one) => !isUsed(one))];
    await ctx.db.delete(assignments).where(among(assignments.id, idsOf(removed)));
    if (isUnitAssignment(assignment)) await freeUnits(ctx, [assignment]);
    await refreshWorksheets(ctx, assignment.projectId);
  });
