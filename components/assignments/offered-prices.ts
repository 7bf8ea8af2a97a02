"use client";

import { createContext, useContext, useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { isService } from "@/lib/placement/availability";
import {
  findPriceOn,
  type Price,
  type PriceAsked,
  type PricedType,
  rentPrice,
  visitPrice,
} from "@/lib/prices/price-on";
import { isDay } from "@/lib/values/dates";
import type { AssignValues, Offered } from "./assign-values";
import type { ChosenLine } from "./chosen-line";

/** Prices of the project's client, his own and everybody's; none for whoever sees no list. */
export interface OfferedPrices {
  partnerId: number;
  /** Of other clients, by the house's settings. */
  doPromisesBlock: boolean;
  /** The service of maintenance; null before its first use. */
  maintenanceId: number | null;
  prices: readonly Price[];
}

export const OfferedPricesContext = createContext<OfferedPrices>({
  partnerId: 0,
  doPromisesBlock: true,
  maintenanceId: null,
  prices: [],
});

const subjectOf = (
  { id, type }: Offered,
  servedType: PricedType | null,
): Omit<PriceAsked, "partnerId"> =>
  isService({ type })
    ? { kind: visitPrice, type: servedType, serviceId: id }
    : { kind: rentPrice, type, serviceId: null };

/** The list's price on the start day stands in the field until something else is typed there. */
export function useOfferedPrice(
  { offer, index }: ChosenLine,
  servedType: PricedType | null,
): Price | null {
  const { partnerId, prices } = useContext(OfferedPricesContext);
  const { control, getValues, setValue } = useFormContext<AssignValues>();
  const day = useWatch({ control, name: `items.${index}.operation_start_date` });
  const asked = { partnerId, ...subjectOf(offer, servedType) };
  const price = isDay(day ?? "") ? findPriceOn(prices, asked, day) : null;
  const amount = price?.amount ?? "";
  const proposed = useRef("");
  useEffect(() => {
    const name = `items.${index}.cost` as const;
    const typed = getValues(name) ?? "";
    const isUntouched = typed === "" || typed === proposed.current;
    if (isUntouched && typed !== amount) setValue(name, amount);
    proposed.current = amount;
  }, [amount, index, getValues, setValue]);
  return price;
}
