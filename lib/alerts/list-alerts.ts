import type { BaseContext } from "../kernel/context";
import { type Listed, type Page, partOf } from "../lists/page";
import { getAlertDays } from "../settings/get-alert-days";
import { listStaffPapers } from "../staff/list-papers";
import { listVehiclePapers } from "../vehicles/list-papers";
import { alertCountsOf, type Counts } from "./alert-counts";
import { alertsOf, lastAlertDay, type PaperAlert } from "./alerts";

type Asked = {
  kind?: PaperAlert["kind"] | undefined;
  status?: PaperAlert["status"] | undefined;
  page: Page;
};

export type AlertReport = Listed<PaperAlert> & { counts: Counts };

/**
 * Papers of active technicians and vehicles (contract, section 8), the worst first. The counts cover every status and
 * page of the kind asked for.
 */
export async function listAlerts(
  ctx: BaseContext,
  { kind, status, page }: Asked,
): Promise<AlertReport> {
  const alertDays = await getAlertDays(ctx);
  const last = lastAlertDay(ctx.today, alertDays);
  const [people, vehicles] = await Promise.all([
    listStaffPapers(ctx, "active", last),
    listVehiclePapers(ctx, "active", last),
  ]);
  const papers = [...people, ...vehicles];
  const ofKind = kind ? papers.filter((paper) => paper.kind === kind) : papers;
  const alerts = alertsOf(ofKind, ctx.today, alertDays);
  const asked = status ? alerts.filter((alert) => alert.status === status) : alerts;
  return { ...partOf(asked, page), counts: alertCountsOf(alerts) };
}
