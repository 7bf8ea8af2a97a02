import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getReservation } from "@/lib/reservations/get-reservation";
import { ReservationHold, ReservationRef } from "@/lib/reservations/input";
import { ReservationRecord, reservationHeldJson } from "@/lib/reservations/json";
import { putOnHold } from "@/lib/reservations/put-on-hold";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "reservations.hold",
    subject: named(ReservationRef, getReservation),
    input: ReservationHold,
    run: putOnHold,
    json: reservationHeldJson,
    output: ReservationRecord,
  }),
});
