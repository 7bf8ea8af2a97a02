import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getReservation } from "@/lib/reservations/get-reservation";
import { ReservationRef, UnitSwap } from "@/lib/reservations/input";
import { ReservationRecord, reservationUpdatedJson } from "@/lib/reservations/json";
import { swapUnit } from "@/lib/reservations/swap-unit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "reservations.swap",
    subject: named(ReservationRef, getReservation),
    input: UnitSwap,
    run: swapUnit,
    json: reservationUpdatedJson,
    output: ReservationRecord,
  }),
});
