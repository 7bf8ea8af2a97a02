import { typeLabels } from "@/lib/equipment/labels";
import { anyService, anyType, everybody } from "@/lib/prices/labels";
import type { PriceRow } from "@/lib/prices/list-price-rows";
import { priceSubjects } from "@/lib/prices/price-on";

/** "Lavamanos", "LIM-01 · Cualquier tipo", or the client where the price is of nothing else. */
export function pricedThing({ kind, type, serviceCode, partnerName }: PriceRow): string {
  const subject = priceSubjects[kind];
  const parts = [
    subject.service ? (serviceCode ?? anyService) : null,
    subject.type ? (type ? typeLabels[type] : anyType) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" · ") : (partnerName ?? everybody);
}
