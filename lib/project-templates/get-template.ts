import { and, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import { equipment, projectTemplates } from "@/db/schema";
import type { TemplateService } from "@/db/stored-template";
import type { BaseContext } from "../kernel/context";
import { foundIn } from "../kernel/found-in";
import { exclusive } from "../kernel/lock";
import { isOutOfService } from "../placement/availability";

export type ProjectTemplate = typeof projectTemplates.$inferSelect;

const missingTemplate = "No existe la plantilla.";

type Ref = { templateId: number };

const selectTemplate = (ctx: BaseContext, { templateId }: Ref) =>
  ctx.db
    .select()
    .from(projectTemplates)
    .where(and(eq(projectTemplates.id, templateId), undeleted(projectTemplates)));

export const getTemplate = async (ctx: BaseContext, ref: Ref): Promise<ProjectTemplate> =>
  foundIn(await selectTemplate(ctx, ref), missingTemplate);

export const lockTemplate = async (ctx: BaseContext, ref: Ref): Promise<ProjectTemplate> =>
  foundIn(await selectTemplate(ctx, ref).for(exclusive), missingTemplate);

/** One that is no longer offered cannot be assigned. */
export type OfferedService = TemplateService & { name: string; isOffered: boolean };

/** As the inventory calls them now. */
export async function listTemplateServices(
  ctx: BaseContext,
  { services }: Pick<ProjectTemplate, "services">,
): Promise<OfferedService[]> {
  const ids = services.map(({ equipmentId }) => equipmentId);
  const known = await ctx.db
    .select({ id: equipment.id, name: equipment.name, availability: equipment.availability })
    .from(equipment)
    .where(and(among(equipment.id, ids), live(equipment)));
  const byId = new Map(known.map((one) => [one.id, one]));
  return services.map((service) => {
    const there = byId.get(service.equipmentId);
    return {
      ...service,
      name: there?.name ?? "Servicio eliminado",
      isOffered: there !== undefined && !isOutOfService(there),
    };
  });
}
