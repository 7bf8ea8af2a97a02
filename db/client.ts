import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import type { Target } from "./connection";
import { type LaneName, laneSizes, usualPool } from "./lane-sizes";
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

const speaking = (driver: Driver) =>
  makingRows(drizzle(driver as unknown as postgres.Sql, { schema, logger }));

function open(lane: LaneName) {
  // biome-ignore lint/style/noProcessEnv: the database knows nobody, lib/kernel/env included
  const { DATABASE_POOL, PROCESSES } = process.env;
  const given = { pool: Number(DATABASE_POOL || usualPool), processes: Number(PROCESSES || 1) };
  const { driver, end } = openLanes(target(lane), laneSizes(lane, given));
  return Object.assign(speaking(driver), { end, reading: speaking(reading(driver)) });
}

type Connection = ReturnType<typeof open>;
const held = globalThis as { faenaConnections?: Map<LaneName, Connection> };

function connectionOf(lane: LaneName): Connection {
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

/** Of a copy that lags behind, where there is one. */
export const findReplica = (): Db | null =>
  // biome-ignore lint/style/noProcessEnv: the database knows nobody, lib/kernel/env included
  process.env.DATABASE_REPLICA_URL ? connectionOf("replica").reading : null;

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

function target(lane: LaneName): Target {
  // biome-ignore lint/style/noProcessEnv: the database knows nobody, lib/kernel/env included
  const { DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_PREPARE } = process.env;
  const url = lane === "replica" ? DATABASE_REPLICA_URL : DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set");
  return { url, prepares: DATABASE_PREPARE !== "0" };
}
