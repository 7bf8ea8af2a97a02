import { type Decimal, showNumber } from "../decimal";

/** A volume to its last digit, as Ecuador writes it: 23,809524. */
export const showVolume = (value: Decimal): string => showNumber(value, 6).replace(/,?0+$/, "");

/** A volume to its last digit, as one types it: 23.809524. */
export const plainVolume = (value: Decimal | null): string | null =>
  value?.includes(".") ? value.replace(/\.?0+$/, "") : value;
