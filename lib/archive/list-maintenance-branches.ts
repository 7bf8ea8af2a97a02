import { and, asc } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { maintenanceSheets } from "@/db/schema";
import { type ChildBranch, leaf } from "../files/branch";
import type { BaseContext } from "../kernel/context";
import { showDay } from "../values/dates";
import { amongOrAll, type IdsOrAll } from "./ids-or-all";

export async function listMaintenanceBranches(
  ctx: BaseContext,
  which: IdsOrAll,
): Promise<ChildBranch[]> {
  const rows = await ctx.db
    .select({
      id: maintenanceSheets.id,
      projectId: maintenanceSheets.projectId,
      sheetNumber: maintenanceSheets.sheetNumber,
      date: maintenanceSheets.date,
    })
    .from(maintenanceSheets)
    .where(and(undeleted(maintenanceSheets), amongOrAll(maintenanceSheets.projectId, which)))
    .orderBy(asc(maintenanceSheets.date), asc(maintenanceSheets.id));
  return rows.map(({ id, projectId, sheetNumber, date }) => ({
    parentId: projectId,
    branch: leaf("maintenance_sheet", { id, label: sheetNumber, detail: showDay(date) }),
  }));
}
