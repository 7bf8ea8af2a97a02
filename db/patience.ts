import { setTimeout as pause } from "node:timers/promises";
import { findDatabaseError, troubleOf } from "./trouble";
import { turns } from "./turns";

/** Milliseconds that a transaction waits for what others have locked, all in all. */
const longest = 10_000;
/** Milliseconds that it waits at first with its connection in hand, so that whoever locked a record takes none from others. */
const atFirst = 400;
/** Milliseconds of each later wait; those who wait for one record take turns. */
const inTurn = 1_000;
/** Milliseconds before a database that was away is asked again. */
const breath = 500;

type Attempt<T> = (lockTimeout: number) => Promise<T>;
type Queue = { length: number; take: ReturnType<typeof turns> };

const held = globalThis as { faenaQueues?: Map<string, Queue> };

/** One after the other for those who wait for the same record; they hold no connection meanwhile. */
async function queued<T>(record: string, work: () => Promise<T>): Promise<T> {
  held.faenaQueues ??= new Map();
  const queues = held.faenaQueues;
  const queue = queues.get(record) ?? { length: 0, take: turns(1, longest) };
  queues.set(record, queue);
  queue.length += 1;
  try {
    return await queue.take(work);
  } finally {
    queue.length -= 1;
    if (queue.length === 0) queues.delete(record);
  }
}

/** The server names the record that a statement waited for. */
const recordOf = (thrown: unknown) => findDatabaseError(thrown)?.where ?? "";

const isLocked = (thrown: unknown) => findDatabaseError(thrown)?.code === "55P03";
const isUndone = (thrown: unknown) => isLocked(thrown) || troubleOf(thrown) === "conflict";

/** Once more when the outcome of the commit is unknown, for work that its key makes safe to repeat. */
export async function retryIfUnknown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (troubleOf(thrown) !== "unknown") throw thrown;
    await pause(breath);
    return work();
  }
}

/** After a lock timeout or a deadlock, while there is time. */
async function again<T>(attempt: Attempt<T>, first: unknown): Promise<T> {
  const until = performance.now() + longest - atFirst;
  let last = first;
  for (let left = longest; left > 0; left = until - performance.now()) {
    await pause(Math.random() * 40);
    const timeout = () => Math.max(1, Math.ceil(Math.min(inTurn, until - performance.now())));
    try {
      return await queued(recordOf(last), () => attempt(timeout()));
    } catch (thrown) {
      if (!isUndone(thrown)) throw thrown;
      last = thrown;
    }
  }
  throw last;
}

/**
 * Runs a transaction until it is through: again when another had locked what it needed, or the database undid it to end a
 * deadlock, for ten seconds; once more when the database was away, which kept nothing of it.
 */
export async function patiently<T>(attempt: Attempt<T>): Promise<T> {
  try {
    return await attempt(atFirst);
  } catch (thrown) {
    if (isUndone(thrown)) return again(attempt, thrown);
    if (troubleOf(thrown) !== "away") throw thrown;
    await pause(breath);
    return attempt(inTurn);
  }
}
