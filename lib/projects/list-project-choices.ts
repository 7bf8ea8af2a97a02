import type { Context } from "../kernel/context";
import { getSearchedProjects } from "./get-searched-projects";
import { listProjectPartners } from "./list-project-partners";

type Asked = { projectId?: number | undefined };

export async function listProjectChoices(ctx: Context, { projectId }: Asked) {
  const [projects, partners] = await Promise.all([
    getSearchedProjects(ctx, projectId),
    listProjectPartners(ctx),
  ]);
  return {
    projectId: projects,
    partnerId: partners.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}
