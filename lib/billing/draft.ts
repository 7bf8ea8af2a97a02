import type { Decimal } from "../values/decimal";
import type { BilledSource } from "./claims";
import type { Days } from "./days";

/** A line that the facts ask for, before other sheets' claims. */
export type Draft = BilledSource & {
  assignmentIds: number[];
  days: Days;
  description: string;
  unitPrice: Decimal;
  referenceDocument: string | null;
};
