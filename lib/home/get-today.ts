import { listAlerts } from "../alerts/list-alerts";
import { isTechnician } from "../auth/roles";
import { getUnbilledHead } from "../billing/get-unbilled-head";
import type { Context } from "../kernel/context";
import { getAgenda } from "./get-agenda";
import { listHoldsEnding } from "./list-holds-ending";
import { listPlanConflicts } from "./list-plan-conflicts";
import { listSheetsToLiquidate } from "./list-sheets-to-liquidate";

const shownPapers = 4;
const shownProjects = 3;

/** What waits for the office: technicians have nothing to do with money, nor with promises. */
async function getDues(ctx: Context) {
  const [sheets, unbilled, conflicts, holds] = await Promise.all([
    listSheetsToLiquidate(ctx),
    getUnbilledHead(ctx, shownProjects),
    listPlanConflicts(ctx),
    listHoldsEnding(ctx),
  ]);
  return { sheets, unbilled, conflicts, holds };
}

export type Dues = Awaited<ReturnType<typeof getDues>>;

export async function getToday(ctx: Context) {
  const [agenda, papers, dues] = await Promise.all([
    getAgenda(ctx),
    listAlerts(ctx, { page: { page: 1, pageSize: shownPapers } }),
    isTechnician(ctx.caller.user) ? null : getDues(ctx),
  ]);
  return { agenda, papers, dues };
}

export type Today = Awaited<ReturnType<typeof getToday>>;
