import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** Rows a round deletes; the next round takes the rest. */
const atMost = 5_000;

type Locking = { of: PgTable; skipLocked: true };

type Old = {
  limit: (rows: number) => { for: (strength: "update", how: Locking) => SQLWrapper };
};

/** The key is among those selected, as many as one round forgets; what somebody has locked waits. */
export const ofOneRound = (table: PgTable, key: SQLWrapper, old: Old): SQL =>
  sql`${key} in ${old.limit(atMost).for("update", { of: table, skipLocked: true })}`;
