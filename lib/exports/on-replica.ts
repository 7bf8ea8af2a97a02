import { sql } from "drizzle-orm";
import { type Db, findReplica } from "@/db/client";
import { findDatabaseError } from "@/db/trouble";
import type { Context } from "../kernel/context";
import { showClock } from "../values/clock";
import { dayOf, showDay } from "../values/dates";

/** Asked before anything is read: whatever the replica had been told by then is there. */
async function readMoment(replica: Db): Promise<Date> {
  const [told] = await replica.execute<{ at: string }>(
    sql`select to_json(coalesce(pg_last_xact_replay_timestamp(), now())) #>> '{}' as at`,
  );
  return new Date(String(told?.at));
}

/** "datos a las 14:03:11", with the day where it is not today's. */
export function noteOf(moment: Date, { timeZone, today }: Pick<Context, "timeZone" | "today">) {
  const day = dayOf(moment, timeZone);
  const time = `datos a las ${showClock(moment, timeZone)}`;
  return day === today ? time : `${time} del ${showDay(day)}`;
}

function say(thrown: unknown) {
  const code = findDatabaseError(thrown)?.code ?? (thrown instanceof Error ? thrown.name : "");
  // biome-ignore lint/suspicious/noConsole: nobody else hears of it
  console.error(`The replica gave no export (${code}); the database itself is read.`);
}

/**
 * Reads from the replica, and notes as of when; from the database itself, without a note, where there is none or it
 * cannot give what is asked, such as a record that it has not been told of.
 */
export async function onReplica<R>(
  ctx: Context,
  work: (ctx: Context, note: string | null) => Promise<R>,
): Promise<R> {
  const replica = findReplica();
  if (!replica) return work(ctx, null);
  try {
    const note = noteOf(await readMoment(replica), ctx);
    return await work({ ...ctx, db: replica }, note);
  } catch (thrown) {
    if (ctx.leaving?.aborted) throw thrown;
    say(thrown);
    return work(ctx, null);
  }
}
