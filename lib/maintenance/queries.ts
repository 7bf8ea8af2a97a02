import { and, between, count, eq } from "drizzle-orm";
import { maintenanceSheets, worksheets } from "@/db/schema";
import type { BaseContext } from "../context";
import { sheetsOf } from "../worksheets/queries";

/** How many live maintenance sheets of the project are dated in the period of each of its work sheets. */
export const maintenanceCountsOf = (ctx: BaseContext, projectId: number) =>
  ctx.db
    .select({ worksheetId: worksheets.id, count: count() })
    .from(worksheets)
    .innerJoin(
      maintenanceSheets,
      and(
        eq(maintenanceSheets.projectId, worksheets.projectId),
        eq(maintenanceSheets.isDeleted, false),
        between(maintenanceSheets.date, worksheets.periodStart, worksheets.periodEnd),
      ),
    )
    .where(sheetsOf(projectId))
    .groupBy(worksheets.id);
