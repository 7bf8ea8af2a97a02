import type { Context } from "../context";
import { listProjectPartners } from "./list-project-partners";
import { listProjects } from "./list-projects";

/** What a list of all projects' records can be narrowed to: live projects and their clients. */
export async function listProjectChoices(ctx: Context) {
  const [{ rows }, partners] = await Promise.all([
    listProjects(ctx, { page: null }),
    listProjectPartners(ctx),
  ]);
  return {
    projects: rows.map(({ id, location }) => ({ value: String(id), label: `${id} · ${location}` })),
    partners: partners.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}
