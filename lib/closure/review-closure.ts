import { listUnretiredAssignments, type NamedAssignment } from "../assignments/queries";
import { listProjectWorksheets } from "../billing/worksheet-queries";
import type { Context } from "../kernel/context";
import { isUnitAssignment } from "../placement/assignment-kind";
import { getProject, type Project } from "../projects/get-project";
import { listCodesToCancel } from "../reservations/cancel-reservations-of-project";
import { type ClosureAlert, closureAlertsOf } from "./alerts";
import { ClosureRefused } from "./refusal";

const getFacts = (ctx: Context, projectId: number) =>
  Promise.all([
    listProjectWorksheets(ctx, projectId),
    listUnretiredAssignments(ctx, projectId),
    listCodesToCancel(ctx, projectId),
  ]);

type Closure = { assignments: NamedAssignment[]; alerts: ClosureAlert[] };
type Facts = Awaited<ReturnType<typeof getFacts>>;

function closureOf(project: Project, [worksheets, assignments, reservationCodes]: Facts): Closure {
  if (project.isClosed)
    throw new ClosureRefused("El proyecto ya está cerrado.", "project_closed", project.id);
  const rented = assignments.filter(isUnitAssignment);
  const equipment = [...new Map(rented.map((one) => [one.equipmentId, one])).values()];
  const serviceCount = assignments.length - rented.length;
  return {
    assignments,
    alerts: closureAlertsOf({ worksheets, equipment, serviceCount, reservationCodes }),
  };
}

export const getClosure = async (ctx: Context, project: Project): Promise<Closure> =>
  closureOf(project, await getFacts(ctx, project.id));

export async function reviewClosure(ctx: Context, ref: { projectId: number }) {
  const [project, facts] = await Promise.all([getProject(ctx, ref), getFacts(ctx, ref.projectId)]);
  return { projectId: project.id, alerts: closureOf(project, facts).alerts };
}
