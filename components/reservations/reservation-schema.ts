import * as z from "zod";
import { ReservationChanges, ReservationInput } from "@/lib/reservations/input";
import { type ReservationValues, reservationSent } from "./reservation-values";

/** Judges what is sent. */
export const reservationSchema = (isKnown: boolean) =>
  z.preprocess(
    (values: ReservationValues) => reservationSent(values),
    isKnown ? ReservationChanges : ReservationInput,
  );
