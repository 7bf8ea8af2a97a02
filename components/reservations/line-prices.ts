"use client";

import { createContext, useContext, useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useRead } from "@/components/ui/use-read";
import { reads } from "@/lib/links/reads";
import { findPriceOn, type Price, rentPrice } from "@/lib/prices/price-on";
import type { LinePrices } from "@/lib/reservations/list-line-prices";
import { isDay } from "@/lib/values/dates";
import type { ReservationFormState } from "./reservation-values";

const none: LinePrices = { partnerId: 0, maintenanceId: null, prices: [] };

export const LinePricesContext = createContext(none);

/** Of the chosen client; none without one. */
export function useLinePrices(partnerId: number | undefined) {
  const { found, refusal, again } = useRead<LinePrices>(
    partnerId ? reads.linePrices({ partner_id: partnerId }) : null,
  );
  return { prices: found?.partnerId === partnerId && found ? found : none, refusal, again };
}

/** The list's price on the first day stands in the field until something else is typed there. */
export function useLinePrice(form: ReservationFormState, at: number): Price | null {
  const { partnerId, prices } = useContext(LinePricesContext);
  const { control, getValues, setValue } = form;
  const [type, day = ""] = useWatch({
    control,
    name: [`lines.${at}.type_equipment`, `lines.${at}.from_date`],
  });
  const price =
    type && isDay(day)
      ? findPriceOn(prices, { partnerId, kind: rentPrice, type, serviceId: null }, day)
      : null;
  const amount = price?.amount ?? "";
  const proposed = useRef("");
  useEffect(() => {
    const name = `lines.${at}.cost` as const;
    const typed = getValues(name) ?? "";
    const isUntouched = typed === "" || typed === proposed.current;
    if (isUntouched && typed !== amount) setValue(name, amount);
    proposed.current = amount;
  }, [amount, at, getValues, setValue]);
  return price;
}
