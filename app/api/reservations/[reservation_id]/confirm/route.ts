import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { confirmReservation } from "@/lib/reservations/confirm-reservation";
import { getReservation } from "@/lib/reservations/get-reservation";
import { ReservationRef } from "@/lib/reservations/input";
import { ReservationRecord, reservationConfirmedJson } from "@/lib/reservations/json";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "reservations.confirm",
    subject: named(ReservationRef, getReservation),
    input: ReservationRef,
    run: confirmReservation,
    json: reservationConfirmedJson,
    output: ReservationRecord,
  }),
});
