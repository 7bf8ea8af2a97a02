import { invalidField } from "../kernel/errors";
import { compare, type Decimal, round, sum, times } from "../values/decimal";

type Rates = { days: Decimal; dailyRate: Decimal; logisticsCost: Decimal; partsCost: Decimal };
export type Costs = Rates & { totalCost: Decimal };
/** Null restores a default, and for the total the sum of its parts. */
export type AskedCosts = { [Field in keyof Costs]?: Decimal | null | undefined };

const usual: Rates = { days: "1", dailyRate: "0", logisticsCost: "0", partsCost: "0" };
const rateFields = ["days", "dailyRate", "logisticsCost", "partsCost"] as const;
const largest = "9999999999.99";

/** US$ to the cent (contract, section 3), without an upper limit. */
export const calculatedTotal = ({ days, dailyRate, logisticsCost, partsCost }: Rates): Decimal =>
  round(sum([times(days, dailyRate), logisticsCost, partsCost]), 2);

/** 400 past the largest storable amount. */
export function storableTotal(rates: Rates): Decimal {
  const total = calculatedTotal(rates);
  if (compare(total, largest) <= 0) return total;
  const message = "El costo total es demasiado grande.";
  throw invalidField("total_cost", message);
}

const rateAfter = (before: Rates, asked: AskedCosts, field: keyof Rates): Decimal =>
  asked[field] === undefined ? before[field] : (asked[field] ?? usual[field]);

/** The total that is given, else computed when rates were sent. */
export function costsAfter(before: Costs, asked: AskedCosts): Costs {
  const rates = {
    days: rateAfter(before, asked, "days"),
    dailyRate: rateAfter(before, asked, "dailyRate"),
    logisticsCost: rateAfter(before, asked, "logisticsCost"),
    partsCost: rateAfter(before, asked, "partsCost"),
  };
  const follows =
    asked.totalCost === null || rateFields.some((field) => asked[field] !== undefined);
  return {
    ...rates,
    totalCost: asked.totalCost ?? (follows ? storableTotal(rates) : before.totalCost),
  };
}

export const costsFrom = (asked: AskedCosts): Costs =>
  costsAfter({ ...usual, totalCost: "0" }, { ...asked, totalCost: asked.totalCost ?? null });
