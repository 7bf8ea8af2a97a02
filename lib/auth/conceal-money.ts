import type { Caller } from "../kernel/context";
import { moneyFieldNames, moneyPropertyNames } from "../values/money-names";
import { seesMoney } from "./sees-money";

const isOfMoney = new Set([...moneyFieldNames, ...moneyPropertyNames]);

/** A number called total counts rows. */
const concealedAs = (name: string, value: unknown): unknown => {
  if (isOfMoney.has(name) && typeof value === "string") return "0";
  if (isOfMoney.has(name) && typeof value === "number" && name !== "total") return 0;
  return concealed(value);
};

function concealed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(concealed);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, concealedAs(name, inside)]),
  );
}

/** What a screen is given to show: without a price or an amount, each of them 0, for who may not see money. */
export const concealMoney = <T>(caller: Caller, shown: T): T =>
  seesMoney(caller) ? shown : (concealed(shown) as T);
