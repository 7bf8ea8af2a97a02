import type { Decimal } from "../values/decimal";

/** Keys of the report: two dimensions and what is summed in their cells. */
export type PivotAsked = { down: string; across: string; measure: string };

export type PivotHead = { key: string; label: string };

export type Pivot = {
  down: PivotHead[];
  across: PivotHead[];
  /** By the keys of the row and of the column; an empty one is of all. */
  values: Map<string, Decimal | null>;
};

export const cellKey = (down: string, across: string): string => JSON.stringify([down, across]);
