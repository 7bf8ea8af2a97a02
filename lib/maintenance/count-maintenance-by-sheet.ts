import { and, between, count, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { maintenanceSheets, worksheets } from "@/db/schema";
import { sheetsOfProject } from "../billing/worksheet-queries";
import type { BaseContext } from "../kernel/context";

export const countMaintenanceBySheet = (ctx: BaseContext, projectId: number) =>
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
    .where(sheetsOfProject(projectId))
    .groupBy(worksheets.id);
