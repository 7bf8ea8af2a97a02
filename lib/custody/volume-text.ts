import { type Decimal, showNumber } from "../values/decimal";

/** In any unit: 23,81. */
export const showVolume = (value: Decimal | null): string =>
  value === null ? "—" : showNumber(value, 2);

/** To its last digit, as a form holds it: 23.809524. */
export const plainVolume = (value: Decimal | null): string | null =>
  value?.includes(".") ? value.replace(/\.?0+$/, "") : value;
