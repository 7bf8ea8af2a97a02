import * as z from "zod";
import { availabilities } from "@/db/values";
import { AddedAssignment, addedJson } from "../assignments/add-json";
import { recordBody } from "../wire/output";
import type { PromisedUnit } from "./choose-units-to-go";
import type { ConvertedReservation } from "./convert-reservation";
import { ReservationBody, reservationJson } from "./json";

const WaitingBody = z.strictObject({
  line_id: z.int(),
  resource_item_id: z.int(),
  code: z.string(),
  status_disponibility: z.enum(availabilities),
});

const waitingJson = ({ line, unit }: PromisedUnit): z.input<typeof WaitingBody> => ({
  line_id: line.id,
  resource_item_id: unit.equipmentId,
  code: unit.code,
  status_disponibility: unit.availability,
});

export const ReservationConverted = recordBody(
  z.strictObject({
    reservation: ReservationBody,
    assigned: z.array(AddedAssignment),
    waiting: z.array(WaitingBody),
  }),
);

export const reservationConvertedJson = ({ reservation, made, waiting }: ConvertedReservation) => ({
  message: `Reserva ${reservation.code}: ${made.length} asignados, ${waiting.length} por asignar.`,
  data: {
    reservation: reservationJson(reservation),
    assigned: made.map(addedJson),
    waiting: waiting.map(waitingJson),
  },
});
