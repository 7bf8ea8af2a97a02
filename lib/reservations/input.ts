import * as z from "zod";
import { equipmentTypes, reservationStatuses } from "@/db/values";
import { frequencyFault, frequencyFrom } from "../assignments/frequency";
import { frequency } from "../assignments/input";
import { filter, paging, wholeUnlessPaged } from "../lists/input";
import { isService } from "../placement/availability";
import {
  Id,
  IdFilter,
  LooseId,
  MoneyInput,
  optionalStrictDay,
  optionalText,
  QuantityInput,
  renamed,
  Search,
  StrictDay,
  text,
} from "../wire/input";

const names = {
  reservation_id: "reservationId",
  partner_id: "partnerId",
  project_id: "projectId",
  bloque: "block",
  line_id: "lineId",
  resource_item_id: "equipmentId",
  by_resource_item_id: "byEquipmentId",
  resource_item_ids: "equipmentIds",
  type_equipment: "type",
} as const;

/** What can be promised: services are given by whoever is there. */
const reservableTypes = equipmentTypes.filter((type) => !isService({ type }));

const mostUnits = 500;

const units = z
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
  resource_item_ids: units.optional(),
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

const lines = z.array(ReservationLine).min(1).max(100);

const place = {
  project_id: Id.nullish(),
  location: optionalText(200),
  bloque: optionalText(50),
  notes: optionalText(5000),
};

export const ReservationInput = z
  .object({ partner_id: Id, ...place, lines })
  .transform(renamed(names))
  .meta({ id: "ReservationInput" });

export const ReservationChanges = z
  .object({
    reservation_id: Id,
    partner_id: Id.optional(),
    ...place,
    lines: lines.optional(),
  })
  .transform(renamed(names))
  .meta({ id: "ReservationChanges" });

export const PartnerProjectSearch = z
  .object({ partner_id: LooseId, search: Search })
  .transform(renamed(names));

export const LinePricesQuery = z.object({ partner_id: LooseId }).transform(renamed(names));

export const ReservationRef = z.object({ reservation_id: Id }).transform(renamed(names));

/** A year at most. */
export const ReservationHold = z
  .object({ reservation_id: Id, hours: z.int().min(1).max(8_760).nullish() })
  .transform(renamed(names));

export const ReservationCancellation = z
  .object({ reservation_id: Id, reason: text(1000) })
  .transform(renamed(names));

export const UnitSwap = z
  .object({ reservation_id: Id, line_id: Id, resource_item_id: Id, by_resource_item_id: Id })
  .transform(renamed(names));

const ConvertedLine = z.object({ line_id: Id, resource_item_ids: units }).transform(renamed(names));

export const ReservationConversion = z
  .object({
    reservation_id: Id,
    project_id: Id.nullish(),
    lines: z.array(ConvertedLine).min(1).max(100).nullish(),
  })
  .transform(renamed(names));

export const ReservationList = z
  .object({
    status: filter(z.enum(reservationStatuses)),
    partner_id: IdFilter,
    project_id: IdFilter,
    search: Search,
    ...paging,
  })
  .transform(wholeUnlessPaged)
  .transform(renamed(names));
