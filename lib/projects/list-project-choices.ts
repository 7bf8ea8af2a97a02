import type { Context } from "../kernel/context";
import { listProjectNames } from "./list-project-names";
import { listProjectPartners } from "./list-project-partners";

export async function listProjectChoices(ctx: Context) {
  const [projects, partners] = await Promise.all([listProjectNames(ctx), listProjectPartners(ctx)]);
  return {
    projectId: projects.map(({ id, location }) => ({
      value: String(id),
      label: `${id} · ${location}`,
    })),
    partnerId: partners.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}
