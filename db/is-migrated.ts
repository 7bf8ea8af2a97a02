import { sql } from "drizzle-orm";
import type { Db } from "./client";
import journal from "./migrations/meta/_journal.json";

const newest = Math.max(...journal.entries.map(({ when }) => when));

/** A newer one, too. Throws while there is no database. */
export async function isMigrated(db: Pick<Db, "execute">): Promise<boolean> {
  const [last] = await db.execute<{ at: string | null }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  return Number(last?.at ?? 0) >= newest;
}
