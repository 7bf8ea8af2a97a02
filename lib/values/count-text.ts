import { showNumber } from "./decimal";

/** As written in Ecuador: "1.234". */
export const showCount = (count: number): string => showNumber(String(count), 0);

/** "1 visita", "12 visitas". */
export const counted = (count: number, one: string, many: string): string =>
  `${showCount(count)} ${count === 1 ? one : many}`;
