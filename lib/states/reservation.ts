import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { reservations } from "@/db/schema";
import type { reservationStatuses } from "@/db/values";

export type ReservationStatus = (typeof reservationStatuses)[number];

/** Its time is over, though nobody has ended it yet: it keeps nobody out. */
export const isHeldPast: SQL = sql`coalesce(${and(
  eq(reservations.status, "HELD"),
  lte(reservations.holdUntil, sql`transaction_time()`),
)}, false)`;
