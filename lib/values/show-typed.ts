import { compare, type Decimal, round, showNumber } from "./decimal";
import { doubtIn, isPlain, type Numeral } from "./number-text";

export interface Digits extends Numeral {
  least: number;
  /** Digits that are a name, as a year is, have no groups. */
  isName?: boolean;
}

const written = (value: Decimal) => (value.split(".")[1] ?? "").replace(/0+$/, "").length;

/** Exact, but never three decimals alone nor none after a group: both could be read two ways. */
function digitsFor(value: Decimal, { least, decimals }: Digits): number {
  const digits = Math.max(least, written(value));
  if (decimals === 0) return digits;
  if (compare(value, "1000") >= 0) return Math.max(digits, 2);
  return digits === 3 ? 4 : digits;
}

const rounded = (value: Decimal) => round(value, written(value));

/** As the field shows it when it is left: `1.500,00`. What is no number stays as it was typed. */
export function showTyped(value: string, digits: Digits): string {
  if (!isPlain(value)) return doubtIn(value)?.text ?? value;
  return digits.isName ? value : showNumber(rounded(value), digitsFor(value, digits));
}

/** Without groups, so that deleting a digit makes no other number. */
export const editTyped = (value: string, digits: Digits): string =>
  isPlain(value) ? showTyped(value, digits).replaceAll(".", "") : showTyped(value, digits);
