import * as z from "zod";
import { equipmentTypes } from "@/db/values";
import { frequencyFault, frequencyFrom } from "../assignments/frequency";
import { frequency } from "../assignments/input";
import { isService } from "../placement/availability";
import { Id, MoneyInput, optionalStrictDay, QuantityInput, StrictDay } from "../wire/input";

/** What can be promised: services are given by whoever is there. */
const reservableTypes = equipmentTypes.filter((type) => !isService({ type }));

const mostUnits = 500;

export const UnitIds = z
  .array(Id)
  .max(mostUnits)
  .refine((ids) => new Set(ids).size === ids.length, "Un equipo consta dos veces.");

const askedFrequency = (given: z.output<typeof line>) => ({
  frequencyType: given.frequency_type,
  intervalDays: given.interval_days,
  weekdays: given.weekdays,
  monthdays: given.monthdays,
});

const line = z.object({
  type_equipment: z.enum(reservableTypes),
  quantity: z.int().min(1).max(mostUnits),
  from_date: StrictDay,
  to_date: optionalStrictDay,
  min_capacity_gallons: QuantityInput.nullish(),
  cost: MoneyInput.nullish(),
  ...frequency,
  maintenance_cost: MoneyInput.nullish(),
  resource_item_ids: UnitIds.optional(),
});

const ReservationLine = line
  .superRefine((given, refusal) => {
    const refuse = (field: string, message: string) =>
      refusal.addIssue({ code: "custom", path: [field], message });
    if (given.to_date && given.to_date < given.from_date)
      refuse("to_date", "No puede volver antes de salir.");
    if ((given.resource_item_ids ?? []).length > given.quantity)
      refuse("resource_item_ids", "Hay más equipos que la cantidad pedida.");
    const fault = frequencyFault(askedFrequency(given));
    if (fault) refuse(fault.field, fault.message);
  })
  .transform((given) => ({
    type: given.type_equipment,
    quantity: given.quantity,
    fromDate: given.from_date,
    toDate: given.to_date ?? null,
    minCapacityGallons: given.min_capacity_gallons ?? null,
    cost: given.cost ?? null,
    ...frequencyFrom(askedFrequency(given)),
    maintenanceCost: given.maintenance_cost ?? null,
    wished: given.resource_item_ids ?? [],
  }));

export type AskedReservationLine = z.output<typeof ReservationLine>;

export const AskedReservationLines = z.array(ReservationLine).min(1).max(100);
