import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getReservation } from "@/lib/reservations/get-reservation";
import { LineReschedule, LineRescheduleQuery, ReservationRef } from "@/lib/reservations/input";
import { ReservationRecord, reservationUpdatedJson } from "@/lib/reservations/json";
import { PlannedRescheduleRecord, plannedRescheduleJson } from "@/lib/reservations/reschedule-json";
import { previewReschedule, rescheduleLine } from "@/lib/reservations/reschedule-line";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "reservations.previewMove",
    input: LineRescheduleQuery,
    run: previewReschedule,
    json: plannedRescheduleJson,
    output: PlannedRescheduleRecord,
  }),
  POST: endpoint({
    operation: "reservations.move",
    subject: named(ReservationRef, getReservation),
    input: LineReschedule,
    run: rescheduleLine,
    json: reservationUpdatedJson,
    output: ReservationRecord,
  }),
});
