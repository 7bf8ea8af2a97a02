import type * as z from "zod";
import type { AddProjectResources } from "@/lib/assignments/add-input";
import { equipmentFault } from "@/lib/assignments/admission";
import type { Condition } from "@/lib/equipment/condition";
import type { Equipment } from "@/lib/equipment/get-equipment";
import { isService } from "@/lib/placement/availability";
import type { Day } from "@/lib/values/dates";
import { everyWeek, type FrequencyValues } from "./frequency-values";

export interface Offered
  extends Pick<Equipment, "id" | "code" | "name" | "type" | "brand" | "model" | "availability"> {
  condition: Condition;
  place: string | null;
}

export type Offers = { total: number; found: Offered[] };

export type AssignValues = z.input<typeof AddProjectResources>;
export type AssignItem = AssignValues["items"][number];

export interface CommonTerms {
  operation_start_date: Day;
  operation_end_date: Day;
}

export const canGo = (one: Offered): boolean => equipmentFault(one) === null;

/** A service comes every week by default, a unit is rented by the day. */
export const itemOf = (one: Offered, common: CommonTerms): AssignItem => ({
  ...common,
  resource_id: one.id,
  cost: "",
  ...(isService(one) ? everyWeek : {}),
});

/** Every week until it is chosen. */
export const itemFrequency = (item: AssignItem): FrequencyValues => ({
  frequency_type: item.frequency_type ?? everyWeek.frequency_type,
  interval_days: item.interval_days ?? null,
  weekdays: item.weekdays ?? [],
  monthdays: item.monthdays ?? [],
});
