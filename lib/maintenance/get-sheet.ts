import { and, eq, sql } from "drizzle-orm";
import { maintenanceSheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { lockProjectIfExists } from "../projects/lock-project";
import { liveMaintenance, type Maintenance, selectMaintenance } from "./queries";

type Ref = { sheetId: number };

export async function getMaintenanceSheet(
  ctx: BaseContext,
  { sheetId }: Ref,
): Promise<Maintenance> {
  const [found] = await selectMaintenance(
    ctx,
    and(liveMaintenance, eq(maintenanceSheets.id, sheetId)),
  );
  if (!found) throw new NotFound("No existe la hoja de mantenimiento.");
  return found;
}

/** Every change of a sheet locks the project first. */
export async function lockMaintenanceSheet(ctx: BaseContext, ref: Ref): Promise<Maintenance> {
  await lockProjectIfExists(
    ctx,
    sql`(select ${maintenanceSheets.projectId} from ${maintenanceSheets} where ${maintenanceSheets.id} = ${ref.sheetId})`,
  );
  return getMaintenanceSheet(ctx, ref);
}
