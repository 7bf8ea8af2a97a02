import { compare, type Decimal, showMoney, showQuantity } from "../values/decimal";

/** "1 día × $45,00", "7,50 días × $45,00". */
export function rentWords({ days, dailyRate }: { days: Decimal; dailyRate: Decimal }): string {
  const unit = compare(days, "1") === 0 ? "día" : "días";
  return `${showQuantity(days)} ${unit} × ${showMoney(dailyRate)}`;
}
