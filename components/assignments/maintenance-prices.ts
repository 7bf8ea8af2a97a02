import {
  findPriceOn,
  type Price,
  type PriceAsked,
  type PricedType,
  visitPrice,
} from "@/lib/prices/price-on";
import { type Day, isDay } from "@/lib/values/dates";
import { groupedBy } from "@/lib/values/rows";
import type { OfferedPrices } from "./offered-prices";

export type MaintenancePrice = { price: Price; types: PricedType[] };

/** The list's prices of a visit of maintenance to units of these types on a day, each with the types it is for. */
export function maintenancePrices(
  { partnerId, maintenanceId, prices }: Omit<OfferedPrices, "doPromisesBlock">,
  types: readonly PricedType[],
  day: Day,
): MaintenancePrice[] {
  if (!isDay(day)) return [];
  const subject: Omit<PriceAsked, "type"> = {
    partnerId,
    kind: visitPrice,
    serviceId: maintenanceId,
  };
  const found = [...new Set(types)].flatMap((type) => {
    const price = findPriceOn(prices, { ...subject, type }, day);
    return price ? [{ price, type }] : [];
  });
  return [...groupedBy(found, ({ price }) => price)].map(([price, ofPrice]) => ({
    price,
    types: ofPrice.map(({ type }) => type),
  }));
}
