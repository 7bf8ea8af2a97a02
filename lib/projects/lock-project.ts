import { eq, type SQL } from "drizzle-orm";
import { projects } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { foundIn } from "../kernel/found-in";
import { exclusive } from "../kernel/lock";
import { assertOpen } from "./assert-open";
import { noProject, type Project, selectProjects, selectUndeleted } from "./get-project";

type Ref = { projectId: number };

const lockUndeleted = (ctx: BaseContext, ref: Ref) =>
  selectUndeleted(ctx, ref).for(exclusive, { of: projects });

/**
 * Whatever its state; null when there is none. `id` may select it from one of its records: that is then read once, when
 * its project is locked, and says whether both are live.
 */
export async function lockProjectIfExists(
  ctx: BaseContext,
  id: number | SQL,
): Promise<Project | null> {
  const [project] = await selectProjects(ctx, eq(projects.id, id)).for(exclusive, { of: projects });
  return project ?? null;
}

/** 404 when it is deleted. */
export const lockProjectEvenInactive = async (ctx: BaseContext, ref: Ref): Promise<Project> =>
  foundIn(await lockUndeleted(ctx, ref), noProject);

/** Null when it is missing, inactive or deleted. */
export async function lockProjectIfLive(ctx: BaseContext, ref: Ref): Promise<Project | null> {
  const [project] = await lockUndeleted(ctx, ref);
  return project?.isActive ? project : null;
}

/** 404 when it is missing, inactive or deleted. */
export async function lockProject(ctx: BaseContext, ref: Ref): Promise<Project> {
  const project = await lockProjectIfLive(ctx, ref);
  if (!project) throw new NotFound(noProject);
  return project;
}

export async function lockOpenProject(ctx: BaseContext, ref: Ref): Promise<Project> {
  const project = await lockProject(ctx, ref);
  assertOpen(project);
  return project;
}
