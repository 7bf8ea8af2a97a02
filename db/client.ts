import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import * as schema from "./schema";

export type Db = Pick<
  PostgresJsDatabase<typeof schema>,
  | "select"
  | "selectDistinct"
  | "selectDistinctOn"
  | "insert"
  | "update"
  | "delete"
  | "execute"
  | "transaction"
  | "$with"
  | "with"
  | "$count"
  | "query"
>;

type Watcher = (query: string) => void;
const watchers = new Set<Watcher>();

/** Calls back for every statement sent to the database until the returned function is called. */
export function watchQueries(watcher: Watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const open = (url: string) => {
  const client = postgres(url, { max: 20, onnotice: () => {}, prepare: true });
  const logger = {
    logQuery: (query: string) => {
      for (const watch of watchers) watch(query);
    },
  };
  return Object.assign(drizzle(client, { schema, logger }), {
    end: () => client.end({ timeout: 5 }),
  });
};

type Connection = ReturnType<typeof open>;
const held = globalThis as { faenaConnection?: Connection };

/** The pool, opened at first use so that a build needs no database. */
export function database(): Connection {
  held.faenaConnection ??= open(databaseUrl());
  return held.faenaConnection;
}

/** Closes the pool; the next use opens another. */
export async function closeDatabase() {
  await held.faenaConnection?.end();
  delete held.faenaConnection;
}

function databaseUrl(): string {
  // biome-ignore lint/style/noProcessEnv: the database knows nobody, lib/env included
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set");
  return url;
}
