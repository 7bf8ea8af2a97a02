import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres, { type Sql, type TransactionSql } from "postgres";

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

/** Migrations have no time limit. */
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

/** Several processes may call it at once: one works, the others wait. */
export async function applyMigrations(url: string, folder: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await lift(sql);
    await sql`select pg_advisory_lock(${lock})`;
    await migrate(drizzle(sql), { migrationsFolder: folder });
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
