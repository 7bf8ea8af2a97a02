import { asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { maintenanceSheets } from "@/db/schema";
import { notifyEndingPapers } from "@/lib/alerts/notify-ending-papers";
import { type BaseContext, callerOf } from "@/lib/kernel/context";
import { MaintenanceChanges } from "@/lib/maintenance/input";
import { updateMaintenanceSheet } from "@/lib/maintenance/update-sheet";
import { notifyLateVisits } from "@/lib/schedule/notify-late-visits";
import { maintenanceMoves } from "@/lib/states/maintenance";
import type { User } from "@/lib/users/get-user";

const findUnderWay = async (db: Db) => {
  const underWay = eq(maintenanceSheets.status, maintenanceMoves.takeBack.to);
  const [sheet] = await db
    .select({ id: maintenanceSheets.id })
    .from(maintenanceSheets)
    .where(underWay)
    .orderBy(asc(maintenanceSheets.id));
  return sheet ?? null;
};

/** Papers and late visits of today; a technician finishes a sheet, which the office is to approve. */
export async function seedNotifications(ctx: BaseContext, technician: User) {
  await notifyEndingPapers(ctx);
  await notifyLateVisits(ctx);
  const sheet = await findUnderWay(ctx.db);
  const finished = { sheet_id: sheet?.id, status: maintenanceMoves.complete.to };
  const caller = callerOf(technician, "write");
  if (sheet) await updateMaintenanceSheet({ ...ctx, caller }, MaintenanceChanges.parse(finished));
}
