import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteReservation } from "@/lib/reservations/delete-reservation";
import { getReservation } from "@/lib/reservations/get-reservation";
import { ReservationChanges, ReservationRef } from "@/lib/reservations/input";
import {
  ReservationRecord,
  reservationDeletedJson,
  reservationRecordJson,
  reservationUpdatedJson,
} from "@/lib/reservations/json";
import { updateReservation } from "@/lib/reservations/update-reservation";
import { messageBody } from "@/lib/wire/output";

const update = endpoint({
  operation: "reservations.update",
  subject: named(ReservationRef, getReservation),
  input: ReservationChanges,
  run: updateReservation,
  json: reservationUpdatedJson,
  output: ReservationRecord,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "reservations.get",
    input: ReservationRef,
    run: getReservation,
    json: reservationRecordJson,
    output: ReservationRecord,
  }),
  PUT: update,
  PATCH: update,
  DELETE: endpoint({
    operation: "reservations.delete",
    subject: named(ReservationRef, getReservation),
    input: ReservationRef,
    run: deleteReservation,
    json: reservationDeletedJson,
    output: messageBody,
  }),
});
