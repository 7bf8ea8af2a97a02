import type { Context } from "../kernel/context";
import { listProjects } from "./list-projects";

const atMost = 20;

const numberIn = (search: string | undefined) =>
  search && /^\d{1,9}$/.test(search.trim()) ? Number(search) : undefined;

/** To choose from: the one with that number, then those whose site or client holds the words. */
export async function listFoundProjects(ctx: Context, search: string | undefined) {
  const page = { page: 1, pageSize: atMost };
  const projectId = numberIn(search);
  const [numbered, found] = await Promise.all([
    projectId ? listProjects(ctx, { projectId, page }) : { rows: [] },
    listProjects(ctx, { search, page }),
  ]);
  return [...numbered.rows, ...found.rows.filter(({ id }) => id !== projectId)].slice(0, atMost);
}
