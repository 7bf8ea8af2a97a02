import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ReservationConverted, reservationConvertedJson } from "@/lib/reservations/convert-json";
import { convertReservation } from "@/lib/reservations/convert-reservation";
import { getReservation } from "@/lib/reservations/get-reservation";
import { ReservationConversion, ReservationRef } from "@/lib/reservations/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "reservations.convert",
    subject: named(ReservationRef, getReservation),
    input: ReservationConversion,
    run: convertReservation,
    json: reservationConvertedJson,
    output: ReservationConverted,
    status: 201,
  }),
});
