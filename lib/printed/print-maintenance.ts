import { seesMoney } from "../auth/sees-money";
import type { Context } from "../kernel/context";
import { getMaintenanceSheet } from "../maintenance/get-sheet";
import { draw } from "./draw";
import { getCompany } from "./get-company";
import type { Printed } from "./printed";

export async function printMaintenance(ctx: Context, ref: { sheetId: number }): Promise<Printed> {
  const found = await getMaintenanceSheet(ctx, ref);
  return draw(ctx, "maintenance", (await getCompany(ctx)).company, found, {
    timeZone: ctx.timeZone,
    hasCosts: seesMoney(ctx.caller),
  });
}
