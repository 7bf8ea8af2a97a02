import { showNumber } from "./decimal";

/** A count as Ecuador writes it: "1.234". */
export const showCount = (count: number): string => showNumber(String(count), 0);

/** A count with the word it counts: "1 visita", "12 visitas". */
export const counted = (count: number, one: string, many: string): string =>
  `${showCount(count)} ${count === 1 ? one : many}`;
