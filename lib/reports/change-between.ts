import { asNumber, type Decimal, isZero, showNumber } from "../values/decimal";

/** "(+12 %)"; nothing where there is nothing to compare with. */
export function changeBetween(before: Decimal | null, now: Decimal | null): string {
  if (before === null || now === null || isZero(before)) return "";
  const change = Math.round((asNumber(now) / asNumber(before) - 1) * 100);
  if (!Number.isFinite(change) || change === 0) return "";
  return `(${change > 0 ? "+" : ""}${showNumber(String(change), 0)} %)`;
}
