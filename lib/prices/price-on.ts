import type { equipmentTypes, priceKinds } from "@/db/values";
import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";

export type PriceKind = (typeof priceKinds)[number];
export type PricedType = (typeof equipmentTypes)[number];

export const rentPrice = "RENT" satisfies PriceKind;
export const visitPrice = "VISIT" satisfies PriceKind;
export const transportPrice = "TRANSPORT" satisfies PriceKind;
export const logisticsPrice = "LOGISTICS" satisfies PriceKind;

/** Which prices name a type, and which a service. */
export const priceSubjects: Record<
  PriceKind,
  { type: "needed" | "possible" | null; service: boolean }
> = {
  RENT: { type: "needed", service: false },
  VISIT: { type: "possible", service: true },
  TRANSPORT: { type: null, service: false },
  LOGISTICS: { type: null, service: false },
};

/** Null is for every client, type or service. */
export type Price = {
  partnerId: number | null;
  kind: PriceKind;
  type: PricedType | null;
  serviceId: number | null;
  fromDate: Day;
  amount: Decimal;
};

export type PriceAsked = Omit<Price, "fromDate" | "amount">;

const isOf = <T>(named: T | null, asked: T | null): boolean => named === null || named === asked;

const isInForce = (price: Price, asked: PriceAsked, day: Day): boolean =>
  price.kind === asked.kind &&
  price.fromDate <= day &&
  isOf(price.partnerId, asked.partnerId) &&
  isOf(price.type, asked.type) &&
  isOf(price.serviceId, asked.serviceId);

const rankOf = ({ partnerId, serviceId, type, fromDate }: Price): string =>
  [partnerId, serviceId, type].map((named) => (named === null ? "0" : "1")).join("") + fromDate;

/**
 * The client's own before everybody's, that of the service or of the type before that of any, then the latest that has
 * begun.
 */
export const findPriceOn = (prices: readonly Price[], asked: PriceAsked, day: Day): Price | null =>
  prices
    .filter((price) => isInForce(price, asked, day))
    .reduce<Price | null>(
      (best, price) => (best && rankOf(best) >= rankOf(price) ? best : price),
      null,
    );
