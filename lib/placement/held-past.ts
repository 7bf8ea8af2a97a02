import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { reservations } from "@/db/schema";
import type { reservationStatuses } from "@/db/values";

const held = "HELD" satisfies (typeof reservationStatuses)[number];

/** Its time is over, though nobody has ended it yet: it keeps nobody out. */
export const heldPastItsTime: SQL = sql`coalesce(${and(
  eq(reservations.status, held),
  lte(reservations.holdUntil, sql`transaction_time()`),
)}, false)`;
