import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { getProject } from "../projects/get-project";
import { type CostedAssignment, getProjectCosts } from "./get-project-costs";

export async function listProjectCosts(
  ctx: Context,
  { projectId = 0 }: { projectId?: number | undefined },
): Promise<Listed<CostedAssignment>> {
  const { rows } = await getProjectCosts(ctx, await getProject(ctx, { projectId }));
  return { rows, total: rows.length, page: null };
}
