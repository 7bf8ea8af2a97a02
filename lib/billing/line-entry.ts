import type { Draft } from "./draft";
import type { BilledLine } from "./line";

/** A line in the making: as it is stored, as the facts ask, or both. Its days are held in the name of `owner`. */
export type LineEntry = { owner: object; line: BilledLine | null; draft: Draft | null };
