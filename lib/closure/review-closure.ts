import { listUnretiredAssignments, type NamedAssignment } from "../assignments/queries";
import { listProjectWorksheets } from "../billing/worksheet-queries";
import type { Context } from "../kernel/context";
import { isUnitAssignment } from "../placement/assignment-kind";
import { getProject, type Project } from "../projects/get-project";
import { type ClosureAlert, closureAlertsOf } from "./alerts";
import { ClosureRefused } from "./refusal";

export async function getClosure(
  ctx: Context,
  project: Project,
): Promise<{ assignments: NamedAssignment[]; alerts: ClosureAlert[] }> {
  if (project.isClosed)
    throw new ClosureRefused("El proyecto ya está cerrado.", "project_closed", project.id);
  const worksheets = await listProjectWorksheets(ctx, project.id);
  const assignments = await listUnretiredAssignments(ctx, project.id);
  const rented = assignments.filter(isUnitAssignment);
  const equipment = [...new Map(rented.map((one) => [one.equipmentId, one])).values()];
  const serviceCount = assignments.length - rented.length;
  return { assignments, alerts: closureAlertsOf({ worksheets, equipment, serviceCount }) };
}

export async function reviewClosure(ctx: Context, ref: { projectId: number }) {
  const project = await getProject(ctx, ref);
  const { alerts } = await getClosure(ctx, project);
  return { projectId: project.id, alerts };
}
