import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import type { Target } from "./connection";
import { type Driver, openLanes } from "./lanes";
import { makingRows } from "./making-rows";
import { reading } from "./reading";
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

/** Called for every statement until the returned function is called. */
export function watchQueries(watcher: Watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

const logger = {
  logQuery: (query: string) => {
    for (const watch of watchers) watch(query);
  },
};

/** Waiting for a lock, or reading much, blocks neither sign-ins nor health checks. */
const lanes = {
  work: { statements: 10, transactions: 24 },
  door: { statements: 3, transactions: 2 },
} as const;

/** The processes that serve together share what one alone would have (`scripts/workers.mjs`). */
// biome-ignore lint/style/noProcessEnv: the database knows nobody, lib/kernel/env included
const share = (places: number) => Math.ceil(places / Number(process.env.PROCESSES || 1));

const speaking = (driver: Driver) =>
  makingRows(drizzle(driver as unknown as postgres.Sql, { schema, logger }));

function open(lane: keyof typeof lanes) {
  const { statements, transactions } = lanes[lane];
  const mine = { statements: share(statements), transactions: share(transactions) };
  const { driver, end } = openLanes(target(), mine);
  return Object.assign(speaking(driver), { end, reading: speaking(reading(driver)) });
}

type Connection = ReturnType<typeof open>;
const held = globalThis as { faenaConnections?: Map<keyof typeof lanes, Connection> };

function connectionOf(lane: keyof typeof lanes): Connection {
  held.faenaConnections ??= new Map();
  const connection = held.faenaConnections.get(lane) ?? open(lane);
  held.faenaConnections.set(lane, connection);
  return connection;
}

/** Opened at first use, so that a build needs no database. */
export const database = (): Connection => connectionOf("work");

/** The same connections; whatever would write is refused. */
export const readDatabase = (): Db => database().reading;

/** A few connections of their own for sign-ins and health checks. */
export const doorDatabase = (): Connection => connectionOf("door");

/** Of another address, for one statement and one transaction at a time. */
export function openDatabase(url: string) {
  const { driver, end } = openLanes({ url, prepares: false }, { statements: 1, transactions: 1 });
  return Object.assign(speaking(driver), { end });
}

/** The next use opens new ones. */
export async function closeDatabase() {
  const open = [...(held.faenaConnections?.values() ?? [])];
  delete held.faenaConnections;
  await Promise.all(open.map((connection) => connection.end()));
}

function target(): Target {
  // biome-ignore lint/style/noProcessEnv: the database knows nobody, lib/kernel/env included
  const { DATABASE_URL: url, DATABASE_PREPARE } = process.env;
  if (!url) throw new Error("DATABASE_URL is not set");
  return { url, prepares: DATABASE_PREPARE !== "0" };
}
