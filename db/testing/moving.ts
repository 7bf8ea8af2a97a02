import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { type Db, database } from "../client";
import { projects } from "../schema";

const lockAtOnce = (db: Db, id: number) =>
  db.select().from(projects).where(eq(projects.id, id)).for("no key update", { noWait: true });

async function countWaiting(): Promise<number> {
  const [row] = await database().execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and not granted`,
  );
  return row?.waiting ?? 0;
}

type Move = { from: { id: number }; to: { id: number }; write: (db: Db) => Promise<unknown> };

/**
 * The answer of an act on a record that moves to another project while the act waits for its own; the test fails when
 * the act still locks the former while it waits for the latter.
 */
export async function amidMove<Answer>(
  { from, to, write }: Move,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const { acting } = await database().transaction(async (db) => {
    await lockAtOnce(db, to.id);
    const started = await database().transaction(async (mover) => {
      await lockAtOnce(mover, from.id);
      await write(mover);
      const acting = act();
      await expect.poll(countWaiting).toBe(1);
      return { acting };
    });
    await expect.poll(countWaiting).toBe(1);
    await lockAtOnce(db, from.id);
    return started;
  });
  return acting;
}
