import * as z from "zod";
import { availabilities, equipmentTypes, frequencyTypes, reservationStatuses } from "@/db/values";
import { AddedAssignment, addedJson } from "../assignments/add-json";
import { typeLabels } from "../equipment/labels";
import { type Listed, listJson } from "../lists/page";
import { projectName } from "../projects/labels";
import { asNumberOrNull } from "../values/decimal";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { Chosen } from "./choose-units";
import type { ConvertedReservation } from "./convert-reservation";
import { reservationStatusLabels } from "./labels";
import type { Reservation, ReservationLine, ReservedUnit } from "./queries";

const Text = z.string().nullable();
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

const LineBody = namedBody("ReservationLine", {
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

const ReservationBody = namedBody("Reservation", {
  id: z.int(),
  code: z.string(),
  partner_id: z.int(),
  partner_name: z.string(),
  project_id: z.int().nullable(),
  project_name: Text,
  location: z.string(),
  bloque: Text,
  status: z.enum(reservationStatuses),
  status_display: z.string(),
  hold_until: z.iso.datetime().nullable(),
  notes: Text,
  cancel_reason: Text,
  lines: z.array(LineBody),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
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

const lineJson = (line: ReservationLine): z.input<typeof LineBody> => ({
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

const reservationJson = (reservation: Reservation): z.input<typeof ReservationBody> => ({
  id: reservation.id,
  code: reservation.code,
  partner_id: reservation.partnerId,
  partner_name: reservation.partnerName,
  project_id: reservation.projectId,
  project_name: reservation.projectId
    ? projectName({ id: reservation.projectId, partnerName: reservation.partnerName })
    : null,
  location: reservation.location,
  bloque: reservation.block,
  status: reservation.status,
  status_display: reservationStatusLabels[reservation.status],
  hold_until: reservation.holdUntil?.toISOString() ?? null,
  notes: reservation.notes,
  cancel_reason: reservation.cancelReason,
  lines: reservation.lines.map(lineJson),
  created_at: reservation.createdAt.toISOString(),
  updated_at: reservation.updatedAt.toISOString(),
});

export const ReservationRecord = recordBody(ReservationBody);
export const ReservationListing = listBody(ReservationBody);

const told = (what: string) => (reservation: Reservation) => ({
  message: `Reserva ${reservation.code} ${what}.`,
  data: reservationJson(reservation),
});

export const reservationRecordJson = (reservation: Reservation) => ({
  data: reservationJson(reservation),
});
export const reservationCreatedJson = told("creada");
export const reservationUpdatedJson = told("actualizada");
export const reservationHeldJson = told("retenida");
export const reservationConfirmedJson = told("confirmada");
export const reservationCancelledJson = told("anulada");
export const reservationDeletedJson = () => ({ message: "Reserva eliminada." });
export const reservationListJson = (listed: Listed<Reservation>) =>
  listJson(listed, reservationJson);

const WaitingBody = z.strictObject({
  line_id: z.int(),
  resource_item_id: z.int(),
  code: z.string(),
  status_disponibility: z.enum(availabilities),
});

const waitingJson = ({ line, unit }: Chosen): z.input<typeof WaitingBody> => ({
  line_id: line.id,
  resource_item_id: unit.equipmentId,
  code: unit.code,
  status_disponibility: unit.availability,
});

export const ReservationConverted = recordBody(
  z.strictObject({
    reservation: ReservationBody,
    assigned: z.array(AddedAssignment),
    waiting: z.array(WaitingBody),
  }),
);

export const reservationConvertedJson = ({ reservation, made, waiting }: ConvertedReservation) => ({
  message: `Reserva ${reservation.code}: ${made.length} asignados, ${waiting.length} por asignar.`,
  data: {
    reservation: reservationJson(reservation),
    assigned: made.map(addedJson),
    waiting: waiting.map(waitingJson),
  },
});
