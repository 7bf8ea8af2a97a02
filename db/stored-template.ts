import type { equipmentTypes, frequencyTypes } from "./values";

/** So many units of a type. */
export type TemplateUnits = { type: (typeof equipmentTypes)[number]; count: number };

/** A service on its terms. */
export type TemplateService = {
  equipmentId: number;
  /** US$ a visit or a day. */
  cost: string;
  frequencyType: (typeof frequencyTypes)[number];
  intervalDays: number;
  weekdays: number[] | null;
  monthdays: number[] | null;
};
