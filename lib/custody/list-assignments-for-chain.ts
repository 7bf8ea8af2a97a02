import { and, asc, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { assignments } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { Invalid, NotFound } from "../kernel/errors";
import { unretired } from "../placement/holding";
import { ofUnits } from "../placement/of-kind";

export type ChainAssignment = { assignmentId: number; equipmentId: number };

const columns = {
  assignmentId: assignments.id,
  equipmentId: assignments.equipmentId,
  projectId: assignments.projectId,
};

const listUnretiredUnits = (ctx: BaseContext, projectId: number): Promise<ChainAssignment[]> =>
  ctx.db
    .select(columns)
    .from(assignments)
    .where(and(unretired(assignments), ofUnits(assignments), eq(assignments.projectId, projectId)))
    .orderBy(asc(assignments.id));

async function listNamed(ctx: BaseContext, ids: readonly number[], projectId: number) {
  const found = await ctx.db
    .select(columns)
    .from(assignments)
    .where(and(live(assignments), among(assignments.id, ids)));
  const named = new Map(found.map((assignment) => [assignment.assignmentId, assignment]));
  return ids.map((id): ChainAssignment => {
    const assignment = named.get(id);
    if (!assignment) throw new NotFound(`No existe la asignación ${id}.`);
    if (assignment.projectId !== projectId) {
      const message = `La asignación ${id} es de otro proyecto.`;
      throw new Invalid(message, { project_resource_ids: [message] });
    }
    return assignment;
  });
}

/**
 * In the order given; all units assigned and not retired when none are named (contract, section 3). 404 for a missing
 * one, 400 for another project's.
 */
export const listAssignmentsForChain = (
  ctx: BaseContext,
  projectId: number,
  ids: readonly number[] | null | undefined,
): Promise<ChainAssignment[]> =>
  ids ? listNamed(ctx, ids, projectId) : listUnretiredUnits(ctx, projectId);
