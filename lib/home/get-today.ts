import { listAlerts } from "../alerts/list-alerts";
import { listUnbilledProjects } from "../billing/list-unbilled-projects";
import type { Context } from "../kernel/context";
import { getAgenda } from "./get-agenda";
import { getFieldwork } from "./get-fieldwork";
import { listBillingMonths } from "./list-billing-months";
import { listSheetsToLiquidate } from "./list-sheets-to-liquidate";
import { listWasteMonths } from "./list-waste-months";

const shown = 8;

export type Today = Awaited<ReturnType<typeof getToday>>;

export async function getToday(ctx: Context) {
  const [fieldwork, agenda, papers, sheets, unbilled, billing, waste] = await Promise.all([
    getFieldwork(ctx),
    getAgenda(ctx),
    listAlerts(ctx, { page: { page: 1, pageSize: shown } }),
    listSheetsToLiquidate(ctx),
    listUnbilledProjects(ctx),
    listBillingMonths(ctx),
    listWasteMonths(ctx),
  ]);
  return { fieldwork, agenda, papers, sheets, unbilled, billing, waste };
}
