import { and, eq, type SQL } from "drizzle-orm";
import { live, undeleted } from "@/db/live";
import { equipment, maintenanceSheets, partners, projects } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

export const liveMaintenance = and(undeleted(maintenanceSheets), live(projects));

export const selectMaintenance = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({
      sheet: maintenanceSheets,
      unit: { id: equipment.id, code: equipment.code, name: equipment.name, type: equipment.type },
      project: { id: projects.id, location: projects.location },
      partner: { id: partners.id, name: partners.name },
    })
    .from(maintenanceSheets)
    .innerJoin(equipment, eq(equipment.id, maintenanceSheets.equipmentId))
    .innerJoin(projects, eq(projects.id, maintenanceSheets.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(where);

export type Maintenance = Awaited<ReturnType<typeof selectMaintenance>>[number];
