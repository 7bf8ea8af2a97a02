import Big from "big.js";

/** An exact decimal carried as text, as PostgreSQL's numeric is. */
export type Decimal = string;

const halfUp = 1;

export const sum = (values: readonly Decimal[]): Decimal =>
  values.reduce((total, value) => total.plus(value), new Big(0)).toFixed();

export const times = (a: Decimal, b: Decimal | number): Decimal => new Big(a).times(b).toFixed();

export const divide = (a: Decimal, b: Decimal | number): Decimal => new Big(a).div(b).toFixed();

/** Half up (contract, section 1). */
export const round = (value: Decimal, decimals: number): Decimal =>
  new Big(value).round(decimals, halfUp).toFixed(decimals);

/** Two decimals as text: "12.50". */
export const asText = (value: Decimal): string => round(value, 2);

export const asNumber = (value: Decimal): number => Number(value);

export const asNumberOrNull = (value: Decimal | null): number | null =>
  value === null ? null : Number(value);

export const isZero = (value: Decimal): boolean => new Big(value).eq(0);

export const compare = (a: Decimal, b: Decimal): number => new Big(a).cmp(b);

/** US$ as written in Ecuador: $1.234,50. */
export const showMoney = (value: Decimal): string => `$${showNumber(value, 2)}`;

/** 1.234,5 */
export function showNumber(value: Decimal, decimals: number): string {
  const [whole = "0", fraction] = new Big(value)
    .round(decimals, halfUp)
    .toFixed(decimals)
    .split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ".");
  return fraction ? `${grouped},${fraction}` : grouped;
}

/** 31, or 7,50: decimals only where they are not zero. */
export const showQuantity = (value: Decimal): string => showNumber(value, 2).replace(/,00$/, "");
