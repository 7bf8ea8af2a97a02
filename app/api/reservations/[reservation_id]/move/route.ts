import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getReservation } from "@/lib/reservations/get-reservation";
import { LineMove, LineMoveQuery, ReservationRef } from "@/lib/reservations/input";
import { ReservationRecord, reservationUpdatedJson } from "@/lib/reservations/json";
import { PlannedMoveRecord, plannedMoveJson } from "@/lib/reservations/move-json";
import { moveLine, previewMove } from "@/lib/reservations/move-line";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "reservations.previewMove",
    input: LineMoveQuery,
    run: previewMove,
    json: plannedMoveJson,
    output: PlannedMoveRecord,
  }),
  POST: endpoint({
    operation: "reservations.move",
    subject: named(ReservationRef, getReservation),
    input: LineMove,
    run: moveLine,
    json: reservationUpdatedJson,
    output: ReservationRecord,
  }),
});
