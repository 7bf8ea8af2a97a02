import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { everySevenDays, frequencyValues } from "@/components/assignments/frequency-values";
import { changedValues } from "@/components/forms/changed-values";
import { equipmentTypes } from "@/db/values";
import { isService } from "@/lib/placement/availability";
import type { ReservationChanges, ReservationInput } from "@/lib/reservations/input";
import type { Reservation, ReservationLine } from "@/lib/reservations/queries";

type Sent = z.input<typeof ReservationInput>;
type SentLine = Sent["lines"][number];
type EquipmentType = SentLine["type_equipment"];

export interface LineValues
  extends Omit<SentLine, "type_equipment" | "quantity" | "to_date" | "cost" | "maintenance_cost"> {
  type_equipment: EquipmentType | "";
  quantity: number | null;
  to_date: string;
  min_capacity_gallons: string;
  cost: string;
  maintenance_cost: string;
  /** Sent by their numbers. */
  wished: { id: number; code: string }[];
}

export type ReservationValues = Omit<Partial<z.input<typeof ReservationChanges>>, "lines"> & {
  lines?: LineValues[];
  /** Not sent. */
  project_label?: string;
};

export type ReservationFormState = UseFormReturn<ReservationValues, unknown, ReservationValues>;

const isReservable = (type: EquipmentType | string) =>
  equipmentTypes.some((one) => one === type && !isService({ type: one }));

export const reservableTypes = equipmentTypes.filter(isReservable);

export interface PresetLine {
  from: string;
  to: string;
  type: string;
  quantity: number;
  wished?: LineValues["wished"];
}

export const blankLine = ({ from, to, type, quantity, wished = [] }: PresetLine): LineValues => ({
  type_equipment: reservableTypes.find((one) => one === type) ?? "",
  quantity,
  from_date: from,
  to_date: to,
  min_capacity_gallons: "",
  cost: "",
  maintenance_cost: "",
  ...everySevenDays,
  wished,
});

const text = (value: string | null) => value ?? "";

const lineValues = (line: ReservationLine): LineValues => ({
  type_equipment: line.type,
  quantity: line.quantity,
  from_date: line.fromDate,
  to_date: text(line.toDate),
  min_capacity_gallons: text(line.minCapacityGallons).replace(/\.0+$/, ""),
  cost: text(line.cost),
  maintenance_cost: text(line.maintenanceCost),
  ...(line.maintenanceCost === null ? everySevenDays : frequencyValues(line)),
  wished: line.units.map(({ equipmentId, code }) => ({ id: equipmentId, code })),
});

/** Without client and lines where these stand as they were promised. */
export const reservationValues = (
  reservation: Reservation,
  isRewritable: boolean,
): ReservationValues => ({
  reservation_id: reservation.id,
  project_id: reservation.projectId,
  project_label: text(reservation.projectLocation),
  location: reservation.location,
  bloque: text(reservation.block),
  notes: text(reservation.notes),
  ...(isRewritable
    ? { partner_id: reservation.partnerId, lines: reservation.lines.map(lineValues) }
    : {}),
});

const frequencyKeys = ["frequency_type", "interval_days", "weekdays", "monthdays"] as const;

/** How often is only sent with what it costs. */
function lineSent({ wished, maintenance_cost, ...line }: LineValues) {
  const kept = { ...line };
  if (!maintenance_cost) for (const key of frequencyKeys) delete kept[key];
  return {
    ...kept,
    min_capacity_gallons: line.min_capacity_gallons || null,
    cost: line.cost || null,
    maintenance_cost: maintenance_cost || null,
    resource_item_ids: wished.map(({ id }) => id),
  };
}

export const reservationSent = ({ lines, project_label: _, ...values }: ReservationValues) => ({
  ...values,
  ...(lines ? { lines: lines.map(lineSent) } : {}),
});

export const reservationChanges = (values: ReservationValues, first: ReservationValues) =>
  changedValues<Record<string, unknown>>(reservationSent(first), reservationSent(values), {
    always: ["reservation_id"],
  });
