import { listMaintenanceService } from "../equipment/ensure-maintenance-service";
import type { BaseContext } from "../kernel/context";
import { listPricesFor } from "../prices/list-prices-for";
import { type Price, rentPrice, visitPrice } from "../prices/price-on";

/** `maintenanceId` is the service of maintenance; null before its first use. */
export type LinePrices = { partnerId: number; maintenanceId: number | null; prices: Price[] };

/** What a day of rent and a visit of maintenance cost a client, on all days. */
export async function listLinePrices(
  ctx: BaseContext,
  { partnerId }: { partnerId: number },
): Promise<LinePrices> {
  const [[maintenanceId = null], prices] = await Promise.all([
    listMaintenanceService(ctx),
    listPricesFor(ctx, { partnerId, kinds: [rentPrice, visitPrice] }),
  ]);
  return { partnerId, maintenanceId, prices };
}
