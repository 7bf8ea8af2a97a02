import { and, eq, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { assignments, projects } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound, Refused } from "../kernel/errors";
import { assertOpen } from "../projects/assert-open";
import type { Project } from "../projects/get-project";
import { lockProjectIfExists } from "../projects/lock-project";
import { listNamedAssignments, type NamedAssignment } from "./queries";

export type AssignmentRef = { assignmentId: number; projectId?: number | undefined };

const missing = () => new NotFound("No existe la asignación.");

/** 404 when either is missing, or they do not belong together. */
export async function getAssignment(
  ctx: BaseContext,
  { assignmentId, projectId }: AssignmentRef,
): Promise<NamedAssignment> {
  const ofProject = projectId === undefined ? undefined : eq(assignments.projectId, projectId);
  const [assignment] = await listNamedAssignments(
    ctx,
    and(eq(assignments.id, assignmentId), live(assignments), live(projects), ofProject),
  );
  if (!assignment) throw missing();
  return assignment;
}

/** With its project, which every change of it locks first. */
export async function lockAssignment(
  ctx: BaseContext,
  ref: AssignmentRef,
): Promise<{ assignment: NamedAssignment; project: Project }> {
  const project = await lockProjectIfExists(
    ctx,
    sql`(select ${assignments.projectId} from ${assignments} where ${assignments.id} = ${ref.assignmentId})`,
  );
  const assignment = await getAssignment(ctx, ref);
  if (!project) throw missing();
  return { assignment, project };
}

/** One that goes on; a retired one takes no more changes. */
export async function lockOpenAssignment(ctx: BaseContext, ref: AssignmentRef) {
  const locked = await lockAssignment(ctx, ref);
  if (locked.assignment.isRetired)
    throw new Refused("La asignación ya está retirada.", "assignment_retired");
  assertOpen(locked.project);
  return locked;
}
