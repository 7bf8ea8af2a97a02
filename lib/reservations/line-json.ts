import * as z from "zod";
import { availabilities, equipmentTypes, frequencyTypes } from "@/db/values";
import { typeLabels } from "../equipment/labels";
import { asNumberOrNull } from "../values/decimal";
import { namedBody } from "../wire/output";
import type { ReservedUnit } from "./list-reserved-units";
import type { ReservationLine } from "./queries";

const Day = z.iso.date();

const UnitBody = namedBody("ReservedUnit", {
  id: z.int(),
  resource_item_id: z.int(),
  code: z.string(),
  name: z.string(),
  status_disponibility: z.enum(availabilities),
  project_resource_id: z.int().nullable(),
  has_yielded: z.boolean(),
});

export const ReservationLineBody = namedBody("ReservationLine", {
  id: z.int(),
  type_equipment: z.enum(equipmentTypes),
  type_equipment_display: z.string(),
  quantity: z.int(),
  from_date: Day,
  to_date: Day.nullable(),
  min_capacity_gallons: z.number().nullable(),
  cost: z.number().nullable(),
  frequency_type: z.enum(frequencyTypes),
  interval_days: z.int(),
  weekdays: z.array(z.int()).nullable(),
  monthdays: z.array(z.int()).nullable(),
  maintenance_cost: z.number().nullable(),
  units: z.array(UnitBody),
});

const unitJson = (unit: ReservedUnit): z.input<typeof UnitBody> => ({
  id: unit.id,
  resource_item_id: unit.equipmentId,
  code: unit.code,
  name: unit.name,
  status_disponibility: unit.availability,
  project_resource_id: unit.assignmentId,
  has_yielded: unit.hasYielded,
});

export const reservationLineJson = (
  line: ReservationLine,
): z.input<typeof ReservationLineBody> => ({
  id: line.id,
  type_equipment: line.type,
  type_equipment_display: typeLabels[line.type],
  quantity: line.quantity,
  from_date: line.fromDate,
  to_date: line.toDate,
  min_capacity_gallons: asNumberOrNull(line.minCapacityGallons),
  cost: asNumberOrNull(line.cost),
  frequency_type: line.frequencyType,
  interval_days: line.intervalDays,
  weekdays: line.weekdays,
  monthdays: line.monthdays,
  maintenance_cost: asNumberOrNull(line.maintenanceCost),
  units: line.units.map(unitJson),
});
