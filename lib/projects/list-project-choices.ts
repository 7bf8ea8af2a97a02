import type { Context } from "../kernel/context";
import { listProjectPartners } from "./list-project-partners";
import { searchedProjects } from "./searched-projects";

type Asked = { projectId?: number | undefined };

export async function listProjectChoices(ctx: Context, { projectId }: Asked) {
  const [projects, partners] = await Promise.all([
    searchedProjects(ctx, projectId),
    listProjectPartners(ctx),
  ]);
  return {
    projectId: projects,
    partnerId: partners.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}
