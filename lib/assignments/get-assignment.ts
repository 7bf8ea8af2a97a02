import { and, eq, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { assignments, projects } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound, Refused } from "../kernel/errors";
import { assertOpen } from "../projects/assert-open";
import { holdProjectOf, type Project } from "../projects/get-project";
import { type PlacedAssignment, placed } from "./queries";

/** An assignment by itself, or as one of a project. */
export type AssignmentRef = { assignmentId: number; projectId?: number | undefined };

const missing = () => new NotFound("No existe la asignación.");

/** An assignment of an active project; 404 when either is missing, or when they do not belong together. */
export async function getAssignment(
  ctx: BaseContext,
  { assignmentId, projectId }: AssignmentRef,
): Promise<PlacedAssignment> {
  const ofProject = projectId === undefined ? undefined : eq(assignments.projectId, projectId);
  const [assignment] = await placed(
    ctx,
    and(eq(assignments.id, assignmentId), live(assignments), live(projects), ofProject),
  );
  if (!assignment) throw missing();
  return assignment;
}

/** The assignment as it stands once its project is held against every other change. */
export async function getHeldAssignment(
  ctx: BaseContext,
  ref: AssignmentRef,
): Promise<{ assignment: PlacedAssignment; project: Project }> {
  const project = await holdProjectOf(
    ctx,
    sql`(select ${assignments.projectId} from ${assignments} where ${assignments.id} = ${ref.assignmentId})`,
  );
  const assignment = await getAssignment(ctx, ref);
  if (!project) throw missing();
  return { assignment, project };
}

/** A held assignment that goes on; a retired one takes no more changes. */
export async function getOpenAssignment(ctx: BaseContext, ref: AssignmentRef) {
  const held = await getHeldAssignment(ctx, ref);
  if (held.assignment.isRetired)
    throw new Refused("La asignación ya está retirada.", "assignment_retired");
  assertOpen(held.project);
  return held;
}
