"use server";

import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { cancelReservation } from "@/lib/reservations/cancel-reservation";
import { confirmReservation } from "@/lib/reservations/confirm-reservation";
import { convertReservation } from "@/lib/reservations/convert-reservation";
import { convertedOutcome } from "@/lib/reservations/converted-outcome";
import { createReservation } from "@/lib/reservations/create-reservation";
import { deleteReservation } from "@/lib/reservations/delete-reservation";
import {
  LineReschedule,
  ReservationCancellation,
  ReservationChanges,
  ReservationConversion,
  ReservationHold,
  ReservationInput,
  ReservationRef,
  UnitSwap,
} from "@/lib/reservations/input";
import { putOnHold } from "@/lib/reservations/put-on-hold";
import { rescheduleLine } from "@/lib/reservations/reschedule-line";
import { swapUnit } from "@/lib/reservations/swap-unit";
import { updateReservation } from "@/lib/reservations/update-reservation";

export const create = action({
  operation: "reservations.create",
  input: ReservationInput,
  run: createReservation,
  show: ({ id }) => links.reservation(id),
});

export const update = change({
  operation: "reservations.update",
  input: ReservationChanges,
  run: updateReservation,
  show: ({ id }) => links.reservation(id),
});

export const hold = change({
  operation: "reservations.hold",
  input: ReservationHold,
  run: putOnHold,
});

export const confirm = change({
  operation: "reservations.confirm",
  input: ReservationRef,
  run: confirmReservation,
});

export const convert = change({
  operation: "reservations.convert",
  input: ReservationConversion,
  run: convertReservation,
  show: convertedOutcome,
});

export const cancel = change({
  operation: "reservations.cancel",
  input: ReservationCancellation,
  run: cancelReservation,
});

export const swap = change({
  operation: "reservations.swap",
  input: UnitSwap,
  run: swapUnit,
});

export const move = change({
  operation: "reservations.move",
  input: LineReschedule,
  run: rescheduleLine,
});

export const remove = change({
  operation: "reservations.delete",
  input: ReservationRef,
  run: deleteReservation,
});
