import type { Context } from "../context";
import { expirySpan, type paperFilters } from "../expiry";
import type { Listed } from "../paging";
import { groupedBy } from "../rows";
import { getAlertDays } from "../settings/get-alert-days";
import { listVehiclePapers } from "../vehicles/list-papers";
import { listVehicles } from "../vehicles/list-vehicles";
import type { VehicleCard } from "../vehicles/queries";
import { standingsOf } from "./alerts";
import { type Outlook, outlookOf } from "./outlook";

type Asked = Omit<Parameters<typeof listVehicles>[1], "ending" | "lacking" | "worstFirst"> & {
  papers?: (typeof paperFilters)[number] | undefined;
};

/** A vehicle of the list; an inactive one never alerts, so that it has no outlook. */
export type VehicleRow = VehicleCard & { outlook: Outlook | null };

/** The vehicles, unless sorted those with the worst papers first; the same nine queries whatever their number. */
export async function listVehiclesByExpiry(
  ctx: Context,
  { papers: state, ...asked }: Asked,
): Promise<Listed<VehicleRow>> {
  const days = await getAlertDays(ctx);
  const lacking = state === "missing";
  const ending = state && !lacking ? expirySpan(state, ctx.today, days) : undefined;
  const listed = await listVehicles(ctx, { ...asked, ending, lacking, worstFirst: true });
  const active = listed.rows.filter(({ isActive }) => isActive).map(({ id }) => id);
  const papers = standingsOf(await listVehiclePapers(ctx, active), ctx.today, days);
  const papersOf = groupedBy(papers, ({ subjectId }) => subjectId);
  const rows = listed.rows.map((vehicle) => ({
    ...vehicle,
    outlook: vehicle.isActive ? outlookOf(papersOf.get(vehicle.id) ?? []) : null,
  }));
  return { ...listed, rows };
}
