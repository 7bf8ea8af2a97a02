import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres, { type Sql, type TransactionSql } from "postgres";
import { takeSteps } from "./migration-steps";
import { findDatabaseError } from "./trouble";

const migrationsFolder = join(process.cwd(), "db", "migrations");
const lock = 4_011_977;

type Journal = { entries: { tag: string; when: number }[] };

const readJournal = async (folder = migrationsFolder): Promise<Journal> =>
  JSON.parse(await readFile(join(folder, "meta", "_journal.json"), "utf8"));

/**
 * Limits of the role's sessions in this database, also behind a pooler. A verb waits less for a lock (db/patience.ts);
 * what is slow by its nature sets its own with `set local`.
 */
const limits = {
  statement_timeout: "30s",
  lock_timeout: "5s",
  idle_in_transaction_session_timeout: "60s",
} as const;

/** Migrations may take their time, but for waiting. */
async function lift(sql: postgres.Sql) {
  for (const name of Object.keys(limits)) await sql`select set_config(${name}, '0', false)`;
}

async function limit(sql: postgres.Sql) {
  for (const [name, value] of Object.entries(limits)) {
    const [row] = await sql<{ change: string }[]>`select format(
      'alter role %I in database %I set %I = %L', current_user, current_database(), ${name}::text, ${value}::text
    ) as change`;
    if (row) await sql.unsafe(row.change);
  }
}

/** Not by a statement that waits: an index that is built beside it would wait for that. */
async function takeTurn(sql: Sql) {
  for (;;) {
    const [turn] = await sql<{ mine: boolean }[]>`select pg_try_advisory_lock(${lock}) as mine`;
    if (turn?.mine) return;
    await pause(200);
  }
}

/** Milliseconds that a migration waits for what others use; meanwhile whoever comes later waits behind it. */
const usual = { wait: 3_000, tries: 6, breath: 2_000 };

const waitedTooLong =
  "A migration waited too long for a table that others use, and changed nothing. Start again when less is done, or end who holds it (select * from pg_stat_activity).";

/** It waited too long, or stood in the way of who stood in its way. */
const heldUp: ReadonlySet<string | undefined> = new Set(["55P03", "40P01"]);

/** Gives those who wait behind a migration time to go on, and tries again. */
async function takeStepsPatiently(sql: Sql, folder: string, how = usual): Promise<void> {
  try {
    await takeSteps(sql, folder, how.wait);
  } catch (thrown) {
    if (!heldUp.has(findDatabaseError(thrown)?.code)) throw thrown;
    if (how.tries === 1) throw new Error(waitedTooLong, { cause: thrown });
    await pause(how.breath);
    await takeStepsPatiently(sql, folder, { ...how, tries: how.tries - 1 });
  }
}

/** Several processes may call it at once: one works, the others wait. */
export async function applyMigrations(url: string, folder: string, how = usual): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await lift(sql);
    await takeTurn(sql);
    await takeStepsPatiently(sql, folder, how);
    await limit(sql);
  } finally {
    await sql.end();
  }
}

/** Several processes may call it at once. */
export const migrateDatabase = (url: string): Promise<void> =>
  applyMigrations(url, migrationsFolder);

/** Up to and including the migration of this name. */
export async function migrateThrough(url: string, tag: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "faena-migrations-"));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = await readJournal();
    const last = journal.entries.findIndex((entry) => entry.tag === tag);
    const entries = journal.entries.slice(0, last + 1);
    await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
    await applyMigrations(url, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const knowsMigration = async (tag: string): Promise<boolean> =>
  (await readJournal()).entries.some((entry) => entry.tag === tag);

/** Of this program. */
export const lastMigration = async (): Promise<string> =>
  (await readJournal()).entries.at(-1)?.tag ?? "";

/** By name, the last first; an unknown migration gets a name of its own. */
export async function listMigrations(sql: Sql | TransactionSql): Promise<string[]> {
  const [journal] = await sql`select to_regclass('drizzle.__drizzle_migrations') as there`;
  if (!journal?.there) return [];
  const { entries } = await readJournal();
  const had = await sql<{ at: string }[]>`
    select created_at::text as at from drizzle.__drizzle_migrations order by created_at desc`;
  const tags = new Map(entries.map(({ when, tag }) => [String(when), tag]));
  return had.map(({ at }) => tags.get(at) ?? `of ${at}`);
}
