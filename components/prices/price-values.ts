import type * as z from "zod";
import type { PriceInput, PriceUpdate } from "@/lib/prices/input";
import type { PriceRow } from "@/lib/prices/list-price-rows";
import { rentPrice } from "@/lib/prices/price-on";
import type { Day } from "@/lib/values/dates";

export interface PricedService {
  id: number;
  code: string;
  name: string;
}

export type PriceValues = z.input<typeof PriceInput> & Partial<z.input<typeof PriceUpdate>>;

export const blankPrice = (today: Day): PriceValues => ({
  partner_id: null,
  price_kind: rentPrice,
  type_equipment: "",
  resource_item_id: null,
  from_date: today,
  amount: "",
  notes: "",
});

export const priceValues = (row: PriceRow): PriceValues => ({
  price_id: row.id,
  partner_id: row.partnerId,
  price_kind: row.kind,
  type_equipment: (row.type ?? "") as PriceValues["type_equipment"],
  resource_item_id: row.serviceId,
  from_date: row.fromDate,
  amount: row.amount,
  notes: row.notes ?? "",
});
