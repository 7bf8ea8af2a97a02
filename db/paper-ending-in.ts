import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether of the facts of papers one, of that subject, has its last day in the span; null ends are open. */
export const paperEndingIn = (
  subject: PgColumn,
  facts: SQL,
  { from, to }: { from: string | null; to: string | null },
): SQL => sql`${subject} in (select subject_id from (${facts}) as facts
  where expires_on between ${from ?? "-infinity"}::date and ${to ?? "infinity"}::date)`;
