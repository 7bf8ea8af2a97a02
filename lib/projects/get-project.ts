import { and, eq, getTableColumns, type SQL } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { partners, projects } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { foundIn } from "../kernel/found-in";
import { assertOpen } from "./assert-open";

export type Project = typeof projects.$inferSelect & { partnerName: string };

type Ref = { projectId: number };

export const noProject = "No existe el proyecto.";

export const selectProjects = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({ ...getTableColumns(projects), partnerName: partners.name })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(where);

export const selectUndeleted = (ctx: BaseContext, { projectId }: Ref) =>
  selectProjects(ctx, and(eq(projects.id, projectId), undeleted(projects)));

/** 404 when it is deleted. */
export const getProjectEvenInactive = async (ctx: BaseContext, ref: Ref): Promise<Project> =>
  foundIn(await selectUndeleted(ctx, ref), noProject);

/** With its client's name; 404 when it is missing, inactive or deleted. */
export async function getProject(ctx: BaseContext, ref: Ref): Promise<Project> {
  const found = await selectUndeleted(ctx, ref);
  return foundIn(
    found.filter(({ isActive }) => isActive),
    noProject,
  );
}

export async function getOpenProject(ctx: BaseContext, ref: Ref): Promise<Project> {
  const project = await getProject(ctx, ref);
  assertOpen(project);
  return project;
}
