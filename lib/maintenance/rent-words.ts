import { compare, type Decimal, showMoney, showNumber } from "../decimal";

/** 1 día × $45,00; 7,50 días × $45,00. */
export function rentWords({ days, dailyRate }: { days: Decimal; dailyRate: Decimal }): string {
  const count = showNumber(days, 2).replace(/,00$/, "");
  return `${count} ${compare(days, "1") === 0 ? "día" : "días"} × ${showMoney(dailyRate)}`;
}
