import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createReservation } from "@/lib/reservations/create-reservation";
import { ReservationInput, ReservationsQuery } from "@/lib/reservations/input";
import {
  ReservationListing,
  ReservationRecord,
  reservationCreatedJson,
  reservationListJson,
} from "@/lib/reservations/json";
import { listReservations } from "@/lib/reservations/list-reservations";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "reservations.list",
    input: ReservationsQuery,
    run: listReservations,
    json: reservationListJson,
    output: ReservationListing,
  }),
  POST: endpoint({
    operation: "reservations.create",
    input: ReservationInput,
    run: createReservation,
    json: reservationCreatedJson,
    output: ReservationRecord,
    status: 201,
  }),
});
