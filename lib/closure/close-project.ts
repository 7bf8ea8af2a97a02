import { retireAssignments } from "../assignments/retire-assignments";
import { atomically, type Context } from "../kernel/context";
import { lockProject } from "../projects/lock-project";
import { markClosed } from "../projects/mark-closed";
import { cancelReservationsOfProject } from "../reservations/cancel-reservations-of-project";
import { canClose } from "./alerts";
import { closureMessage } from "./labels";
import { ClosureRefused } from "./refusal";
import { getClosure } from "./review-closure";

/** Cannot be undone; frees its equipment and ends its services. */
export const closeProject = (ctx: Context, ref: { projectId: number }) =>
  atomically(ctx, async (ctx) => {
    const project = await lockProject(ctx, ref);
    const { assignments, alerts } = await getClosure(ctx, project);
    if (!canClose(alerts))
      throw new ClosureRefused(closureMessage(alerts), "project_not_closable", project.id, alerts);

    const { released } = await retireAssignments(ctx, assignments, {
      date: ctx.today,
      reason: `Cierre del proyecto ${project.id}`,
      withStandalone: true,
    });
    await cancelReservationsOfProject(ctx, project.id, "Cierre del proyecto");
    await markClosed(ctx, project);
    return { projectId: project.id, released, alerts };
  });
