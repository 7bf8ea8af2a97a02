import { asc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { maintenanceSheets } from "@/db/schema";
import { notifyEndingPapers } from "@/lib/alerts/notify-ending-papers";
import { callerOf } from "@/lib/kernel/context";
import { MaintenanceChanges } from "@/lib/maintenance/input";
import { updateMaintenanceSheet } from "@/lib/maintenance/update-sheet";
import { notifyLateVisits } from "@/lib/schedule/notify-late-visits";
import { maintenanceMoves } from "@/lib/states/maintenance";
import type { User } from "@/lib/users/get-user";
import { contextOf, type Past } from "./world";

const findUnderWay = async (db: Db) => {
  const underWay = eq(maintenanceSheets.status, maintenanceMoves.takeBack.to);
  const [sheet] = await db
    .select({ id: maintenanceSheets.id })
    .from(maintenanceSheets)
    .where(underWay)
    .orderBy(asc(maintenanceSheets.id));
  return sheet ?? null;
};

const anHour = 1 / 24;

/** Papers and late visits, told an hour ago; a technician finishes a sheet, which the office is to approve. */
export async function seedNotifications(past: Past, technician: User) {
  await notifyEndingPapers(contextOf(past, anHour));
  await notifyLateVisits(contextOf(past, anHour));
  const ctx = contextOf(past, 0);
  const sheet = await findUnderWay(ctx.db);
  const finished = { sheet_id: sheet?.id, status: maintenanceMoves.complete.to };
  const caller = callerOf(technician, "write");
  if (sheet) await updateMaintenanceSheet({ ...ctx, caller }, MaintenanceChanges.parse(finished));
}
