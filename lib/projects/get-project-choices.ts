import type { Context } from "../kernel/context";
import { getSearchedPartners } from "../partners/get-searched-partners";
import { getSearchedProjects } from "./get-searched-projects";

type Asked = { projectId?: number | undefined; partnerId?: number | undefined };

export async function getProjectChoices(ctx: Context, asked: Asked) {
  const [projectId, partnerId] = await Promise.all([
    getSearchedProjects(ctx, asked.projectId),
    getSearchedPartners(ctx, asked.partnerId),
  ]);
  return { projectId, partnerId };
}
