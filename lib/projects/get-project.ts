import { and, eq, getTableColumns, type SQL } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { partners, projects } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { assertOpen } from "./assert-open";

export type Project = typeof projects.$inferSelect & { partnerName: string };

type Ref = { projectId: number };
type Options = { lock?: boolean };

export const noProject = "No existe el proyecto.";

const missing = () => new NotFound(noProject);

const selectProjects = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({ ...getTableColumns(projects), partnerName: partners.name })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(where);

async function findEvenInactive(
  ctx: BaseContext,
  { projectId }: Ref,
  { lock = false }: Options,
): Promise<Project | null> {
  const query = selectProjects(ctx, and(eq(projects.id, projectId), undeleted(projects)));
  const [project] = await (lock ? query.for("no key update", { of: projects }) : query);
  return project ?? null;
}

/** 404 when it is deleted. Locked, it holds off every other change of it. */
export async function getProjectEvenInactive(
  ctx: BaseContext,
  ref: Ref,
  options: Options = {},
): Promise<Project> {
  const project = await findEvenInactive(ctx, ref, options);
  if (!project) throw missing();
  return project;
}

/** Found or not: a verb that also holds units holds the project first. */
export async function holdProject(ctx: BaseContext, projectId: number): Promise<void> {
  await ctx.db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for("no key update");
}

/**
 * The project that `id` selects from one of its records, held before the record is read: then it is read once. Null
 * without such a record; whether both are live is for the reading to say.
 */
export async function holdProjectOf(ctx: BaseContext, id: SQL): Promise<Project | null> {
  const held = selectProjects(ctx, eq(projects.id, id)).for("no key update", { of: projects });
  return (await held)[0] ?? null;
}

/** Null when it is missing, inactive or deleted. */
export async function findProject(
  ctx: BaseContext,
  ref: Ref,
  options: Options = {},
): Promise<Project | null> {
  const project = await findEvenInactive(ctx, ref, options);
  return project?.isActive ? project : null;
}

/** With its client's name; 404 when it is missing, inactive or deleted. */
export async function getProject(
  ctx: BaseContext,
  ref: Ref,
  options: Options = {},
): Promise<Project> {
  const project = await findProject(ctx, ref, options);
  if (!project) throw missing();
  return project;
}

export async function getOpenProject(
  ctx: BaseContext,
  ref: Ref,
  options: Options = {},
): Promise<Project> {
  const project = await getProject(ctx, ref, options);
  assertOpen(project);
  return project;
}
