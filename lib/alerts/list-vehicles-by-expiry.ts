import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type Ending, endingSpan } from "../papers/ending";
import { getAlertDays } from "../settings/get-alert-days";
import { listVehiclePapers } from "../vehicles/list-papers";
import { listVehicles } from "../vehicles/list-vehicles";
import type { VehicleCard } from "../vehicles/queries";
import { standingsOf } from "./alerts";
import {
  activeIds,
  narrowingOf,
  type PaperFilter,
  type WithOutlook,
  withOutlooks,
} from "./outlook";

type Asked = Omit<
  Parameters<typeof listVehicles>[1],
  "ending" | "anyEnding" | "isLacking" | "isWorstFirst"
> & {
  papers?: PaperFilter | undefined;
  ends?: Ending | undefined;
};

export type VehicleRow = WithOutlook<VehicleCard>;

export async function listVehiclesByExpiry(
  ctx: Context,
  { papers: state, ends, ...asked }: Asked,
): Promise<Listed<VehicleRow>> {
  const days = await getAlertDays(ctx);
  const narrowing = {
    ...narrowingOf(state, ctx.today, days),
    anyEnding: ends && endingSpan(ends, ctx.today),
  };
  const listed = await listVehicles(ctx, { ...asked, ...narrowing, isWorstFirst: true });
  const papers = await listVehiclePapers(ctx, activeIds(listed.rows));
  return { ...listed, rows: withOutlooks(listed.rows, standingsOf(papers, ctx.today, days)) };
}
