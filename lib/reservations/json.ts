import * as z from "zod";
import { reservationStatuses } from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import { projectName } from "../projects/labels";
import { listBody, namedBody, recordBody } from "../wire/output";
import { reservationStatusLabels } from "./labels";
import { ReservationLineBody, reservationLineJson } from "./line-json";
import type { Reservation } from "./queries";

const Text = z.string().nullable();

export const ReservationBody = namedBody("Reservation", {
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
  lines: z.array(ReservationLineBody),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const reservationJson = (reservation: Reservation): z.input<typeof ReservationBody> => ({
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
  lines: reservation.lines.map(reservationLineJson),
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
