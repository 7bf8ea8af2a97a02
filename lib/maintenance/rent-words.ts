import { compare, type Decimal, showMoney, showQuantity } from "../values/decimal";

/** What rent is calculated of. */
export const rentFormula = "Días × tarifa diaria";

export function rentWords({ days, dailyRate }: { days: Decimal; dailyRate: Decimal }): string {
  const unit = compare(days, "1") === 0 ? "día" : "días";
  return `${showQuantity(days)} ${unit} × ${showMoney(dailyRate)}`;
}
