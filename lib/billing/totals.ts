import { Refused } from "../kernel/errors";
import { compare, type Decimal, divide, round, sum, times } from "../values/decimal";

const largest = "9999999999.99";

function storable(amount: Decimal): Decimal {
  if (compare(amount, largest) > 0)
    throw new Refused("El monto supera el máximo que admite una planilla.", "amount_too_large");
  return amount;
}

/** US$, to the cent; 400 past the largest storable amount. */
export const lineSubtotal = (quantity: Decimal, unitPrice: Decimal): Decimal =>
  storable(round(times(quantity, unitPrice), 2));

/** Tax is rounded half up to cents (contract, section 5). */
export function totalsOf(subtotals: readonly Decimal[], taxPercentage: Decimal) {
  const subtotal = round(sum(subtotals), 2);
  const taxAmount = round(divide(times(subtotal, taxPercentage), 100), 2);
  const total = storable(round(sum([subtotal, taxAmount]), 2));
  return { subtotal, taxAmount, total };
}
