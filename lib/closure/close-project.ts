import { eq } from "drizzle-orm";
import { projects } from "@/db/schema";
import { retireAssignments } from "../assignments/retire-assignments";
import { atomically, type Context } from "../kernel/context";
import { getProject } from "../projects/get-project";
import { later } from "../values/dates";
import { canClose } from "./alerts";
import { closureMessage } from "./labels";
import { ClosureRefused } from "./refusal";
import { closureOf } from "./review-closure";

/** Closes the project for good: its equipment comes back and its services end. */
export const closeProject = (ctx: Context, ref: { projectId: number }) =>
  atomically(ctx, async (ctx) => {
    const project = await getProject(ctx, ref, { lock: true });
    const { assignments, alerts } = await closureOf(ctx, project);
    if (!canClose(alerts))
      throw new ClosureRefused(closureMessage(alerts), "project_not_closable", project.id, alerts);

    const { released } = await retireAssignments(ctx, assignments, {
      date: ctx.today,
      reason: `Cierre del proyecto ${project.id}`,
      withStandalone: true,
    });
    const endDate = project.endDate ?? later(ctx.today, project.startDate);
    await ctx.db
      .update(projects)
      .set({ isClosed: true, closedOn: ctx.today, endDate })
      .where(eq(projects.id, project.id));
    return { projectId: project.id, released, alerts };
  });
