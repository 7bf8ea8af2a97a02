import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { preparing } from "./preparing";
import { findDatabaseError, troubleOf } from "./trouble";

type Form = "objects" | "values";

/** What Drizzle expects: rows as objects or, with `values`, as lists. */
export type PendingRows = Promise<unknown> & { values: () => Promise<unknown> };
export type Statement = { query: string; params: never[]; options: object | undefined; form: Form };

/** Sent once it is known in which form its rows are wanted. */
export function rowsOnDemand(send: (form: Form) => Promise<unknown>): PendingRows {
  let form: Form = "objects";
  const rows = Promise.resolve().then(() => send(form));
  const values = () => {
    form = "values";
    return rows;
  };
  return Object.assign(rows, { values });
}

/**
 * One connection, opened at first use, with a short timeout. Drizzle reads lists by itself; the driver's own query for
 * their types would fail unhandled.
 */
const how = { max: 1, connect_timeout: 3, max_lifetime: null, fetch_types: false } as const;

/**
 * Such an error ends the connection; errors of a statement alone have another severity. What is away says so of the
 * server that is reached by now, such as one that only reads since the database failed over.
 */
const isFatal = (thrown: unknown) => {
  const found = findDatabaseError(thrown);
  if (found === null) return false;
  const isSevere = !("severity" in found) || /FATAL|PANIC/.test(String(found.severity));
  return isSevere || troubleOf(found) === "away";
};

export type Target = {
  url: string;
  /** False behind a pooler that keeps no prepared statements. */
  prepares: boolean;
};

/** Reads and writes days and JSON as Drizzle does, and tells whether it was lost, or holds as many statements as it may. */
export function openConnection({ url, prepares }: Target) {
  let isLost = false;
  const onclose = () => {
    isLost = true;
  };
  const client = postgres(url, { ...how, onnotice: () => {}, onclose });
  drizzle(client);
  const { keeps, isFull } = preparing();
  async function run({ query, params, options, form }: Statement): Promise<unknown> {
    const prepare = prepares && params.length > 0 && keeps(query);
    const rows = client.unsafe(query, params, { ...options, prepare });
    try {
      return await (form === "values" ? rows.values() : rows);
    } catch (thrown) {
      isLost ||= isFatal(thrown);
      throw thrown;
    }
  }
  return { client, run, isLost: () => isLost, isFull };
}

export type Connection = ReturnType<typeof openConnection>;
