import type * as z from "zod";
import type { AddProjectResources } from "@/lib/assignments/add-input";
import { equipmentFault } from "@/lib/assignments/admission";
import type { Condition } from "@/lib/equipment/condition";
import type { Equipment } from "@/lib/equipment/get-equipment";
import type { Ahead } from "@/lib/equipment/list-offers";
import { isService } from "@/lib/placement/availability";
import type { Day } from "@/lib/values/dates";
import { everySevenDays, type FrequencyValues } from "./frequency-values";

export interface Offered
  extends Pick<Equipment, "id" | "code" | "name" | "type" | "brand" | "model" | "availability"> {
  condition: Condition;
  place: string | null;
  /** Promises and blocks to come, by day. */
  ahead: readonly Ahead[];
}

export type Offers = { total: number; found: Offered[] };

type AssignSent = z.input<typeof AddProjectResources>;
export type AssignItem = AssignSent["items"][number];

export interface UnitMaintenance extends FrequencyValues {
  maintenance_cost: string;
}

export interface AssignValues extends AssignSent {
  /** Of all chosen units; null without. */
  maintenance: UnitMaintenance | null;
}

export interface CommonDates {
  operation_start_date: Day;
  operation_end_date: Day;
  /** Of units alone. */
  expected_return_date: Day;
}

export const isAssignable = (offer: Offered): boolean => equipmentFault(offer) === null;

/** A service comes every week by default, a unit is rented by the day. */
export function itemOf(
  offer: Offered,
  { expected_return_date, ...common }: CommonDates,
): AssignItem {
  const item = { ...common, resource_id: offer.id, cost: "" };
  return isService(offer) ? { ...item, ...everySevenDays } : { ...item, expected_return_date };
}

export const firstMaintenance: UnitMaintenance = { maintenance_cost: "", ...everySevenDays };

/** Each unit gets the terms of maintenance; a service comes by its own frequency. */
export const assignSent = ({ maintenance, items, ...project }: AssignValues): AssignSent => ({
  ...project,
  items: items.map((item) => (item.frequency_type ? item : { ...item, ...maintenance })),
});

/** Every week until it is chosen. */
export const itemFrequency = (item: AssignItem): FrequencyValues => ({
  frequency_type: item.frequency_type ?? everySevenDays.frequency_type,
  interval_days: item.interval_days ?? null,
  weekdays: item.weekdays ?? [],
  monthdays: item.monthdays ?? [],
});
