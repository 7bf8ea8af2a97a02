import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { cancelReservation } from "@/lib/reservations/cancel-reservation";
import { getReservation } from "@/lib/reservations/get-reservation";
import { ReservationCancellation, ReservationRef } from "@/lib/reservations/input";
import { ReservationRecord, reservationCancelledJson } from "@/lib/reservations/json";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "reservations.cancel",
    subject: named(ReservationRef, getReservation),
    input: ReservationCancellation,
    run: cancelReservation,
    json: reservationCancelledJson,
    output: ReservationRecord,
  }),
});
