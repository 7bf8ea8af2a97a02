import type * as z from "zod";
import type { AddProjectResources } from "@/lib/assignments/add-input";
import { equipmentFault } from "@/lib/assignments/admission";
import type { Condition } from "@/lib/equipment/condition";
import type { Equipment } from "@/lib/equipment/get-equipment";
import { isService } from "@/lib/placement/availability";
import type { Day } from "@/lib/values/dates";
import { everyWeek, type FrequencyValues } from "./frequency-values";

/** A unit or service that the picker offers. */
export interface Offered
  extends Pick<Equipment, "id" | "code" | "name" | "type" | "brand" | "model" | "availability"> {
  condition: Condition;
  /** Where it is, when a project has it. */
  place: string | null;
}

/** A page of what the picker offers. */
export type Offers = { total: number; found: Offered[] };

export type AssignValues = z.input<typeof AddProjectResources>;
export type AssignItem = AssignValues["items"][number];

/** What is the same for everything that is assigned at once. */
export interface CommonTerms {
  operation_start_date: Day;
  operation_end_date: Day;
}

/** Whether it can be given to a project now. */
export const canGo = (one: Offered): boolean => equipmentFault(one) === null;

/** A new line: a service comes every week until told, a unit is rented by the day. */
export const itemOf = (one: Offered, common: CommonTerms): AssignItem => ({
  ...common,
  resource_id: one.id,
  cost: "",
  ...(isService(one) ? everyWeek : {}),
});

/** The frequency of a line; every week until it says something else. */
export const frequencyOf = (item: AssignItem): FrequencyValues => ({
  frequency_type: item.frequency_type ?? everyWeek.frequency_type,
  interval_days: item.interval_days ?? null,
  weekdays: item.weekdays ?? [],
  monthdays: item.monthdays ?? [],
});
