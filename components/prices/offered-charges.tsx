"use client";

import { Button } from "@/components/ui/button";
import { useRead } from "@/components/ui/use-read";
import { reads } from "@/lib/links/reads";
import { priceKindLabels } from "@/lib/prices/labels";
import type { ProjectPrices } from "@/lib/prices/list-offered-prices";
import { findPriceOn, logisticsPrice, type Price, transportPrice } from "@/lib/prices/price-on";
import { type Day, isDay, showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";

interface OfferedChargesProps {
  projectId: number;
  day: Day;
  onTake: (price: Price) => void;
}

const kinds = [transportPrice, logisticsPrice] as const;

/** The list's prices of a transport and its logistics on a day, each to be taken by a button. */
export function OfferedCharges({ projectId, day, onTake }: OfferedChargesProps) {
  const { found } = useRead<ProjectPrices>(reads.offeredPrices({ project_id: projectId }));
  if (!found || !isDay(day)) return null;
  const subject = { partnerId: found.partnerId, type: null, serviceId: null };
  const prices = kinds.flatMap(
    (kind) => findPriceOn(found.prices, { ...subject, kind }, day) ?? [],
  );
  if (prices.length === 0) return null;
  return (
    <section
      aria-label="Precios de lista"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:col-span-full"
    >
      <span className="text-muted text-xs">Precios de lista al {showDay(day)}:</span>
      {prices.map((price) => (
        <Button key={price.kind} size="sm" onClick={() => onTake(price)}>
          {priceKindLabels[price.kind]} {showMoney(price.amount)}
        </Button>
      ))}
    </section>
  );
}
