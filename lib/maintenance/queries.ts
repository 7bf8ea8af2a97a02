import { and, between, count, eq, type SQL } from "drizzle-orm";
import { live, undeleted } from "@/db/live";
import { equipment, maintenanceSheets, partners, projects, worksheets } from "@/db/schema";
import { sheetsOf } from "../billing/worksheet-queries";
import type { BaseContext } from "../kernel/context";

/** By work sheet: live ones that are dated in its period. */
export const maintenanceCountsOf = (ctx: BaseContext, projectId: number) =>
  ctx.db
    .select({ worksheetId: worksheets.id, count: count() })
    .from(worksheets)
    .innerJoin(
      maintenanceSheets,
      and(
        eq(maintenanceSheets.projectId, worksheets.projectId),
        undeleted(maintenanceSheets),
        between(maintenanceSheets.date, worksheets.periodStart, worksheets.periodEnd),
      ),
    )
    .where(sheetsOf(projectId))
    .groupBy(worksheets.id);

/** Those that are not deleted, of live projects. */
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
