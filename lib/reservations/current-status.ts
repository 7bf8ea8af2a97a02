import { sql } from "drizzle-orm";
import { reservations } from "@/db/schema";
import { heldPastItsTime } from "../placement/held-past";
import { type ReservationStatus, reservationMoves } from "../states/reservation";

/** A hold that is over has lapsed, though nobody has written it down yet. */
export const currentStatus = sql<ReservationStatus>`case when ${heldPastItsTime} then ${reservationMoves.expire.to}
  else ${reservations.status} end`;
