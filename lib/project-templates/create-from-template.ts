import type * as z from "zod";
import { assignResources } from "../assignments/assign-resources";
import { onSameTerms } from "../assignments/on-same-terms";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { createProject } from "../projects/create-project";
import type { Project } from "../projects/get-project";
import type { ProjectOfTemplate } from "../projects/input";
import { getTemplate } from "./get-template";

/** `unitCount` is how many units are to be assigned to it. */
export type ProjectMade = Project & { templateId: number; unitCount: number };

/** The project and the chosen services, from its first day on, or neither. */
export const createFromTemplate = (
  ctx: Context,
  { templateId, serviceIds, ...input }: z.output<typeof ProjectOfTemplate>,
): Promise<ProjectMade> =>
  atomically(ctx, async (ctx) => {
    const { units, services } = await getTemplate(ctx, { templateId });
    const known = new Map(services.map((service) => [service.equipmentId, service]));
    const chosen = serviceIds.flatMap((id) => known.get(id) ?? []);
    if (chosen.length < serviceIds.length)
      throw new Refused("Un servicio elegido no es de la plantilla: actualice la página.");
    const project = await createProject(ctx, input);
    if (chosen.length > 0)
      await assignResources(ctx, { items: chosen.map((service) => onSameTerms(service, project)) });
    const unitCount = units.reduce((sum, { count }) => sum + count, 0);
    return { ...project, templateId, unitCount };
  });
