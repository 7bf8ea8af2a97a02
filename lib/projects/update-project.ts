import { eq } from "drizzle-orm";
import type * as z from "zod";
import { projects } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { moveUnits } from "../placement/move-units";
import { assertOpen } from "./assert-open";
import { getProjectEvenInactive, noProject, type Project } from "./get-project";
import type { ProjectChanges } from "./input";
import { lockActivePartnerShared } from "./lock-active-partner-shared";
import { lockProjectEvenInactive } from "./lock-project";
import { assertPeriod, assertStartsBefore } from "./period";
import { findFirstAssignedDay } from "./queries";

type Changes = Omit<z.output<typeof ProjectChanges>, "projectId">;

function assertChangeable(project: Project, changes: Changes) {
  if (!project.isActive && !changes.isActive) throw new NotFound(noProject);
  assertOpen(project);
}

async function assertFieldsFit(ctx: Context, project: Project, changes: Changes) {
  const { partnerId, startDate = project.startDate, endDate = project.endDate } = changes;
  if (partnerId !== undefined && partnerId !== project.partnerId)
    await lockActivePartnerShared(ctx, partnerId);
  assertPeriod({ startDate, endDate });
  if (startDate > project.startDate)
    assertStartsBefore(startDate, await findFirstAssignedDay(ctx, project.id));
}

/** Refuses a closed project; an inactive one is only found by the change that activates it. */
export const updateProject = (
  ctx: Context,
  { projectId, ...changes }: z.output<typeof ProjectChanges>,
): Promise<Project> =>
  atomically(ctx, async (ctx) => {
    const project = await lockProjectEvenInactive(ctx, { projectId });
    assertChangeable(project, changes);
    if (Object.keys(changes).length === 0) return project;

    await assertFieldsFit(ctx, project, changes);
    await ctx.db.update(projects).set(changes).where(eq(projects.id, projectId));
    if (changes.location !== undefined && changes.location !== project.location)
      await moveUnits(ctx, { id: projectId, location: changes.location });
    return getProjectEvenInactive(ctx, { projectId });
  });
