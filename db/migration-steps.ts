import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { PgDialect, type PgSession } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/postgres-js";
import type { Sql } from "postgres";

const indexed = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+"?(\w+)"?/i;

/** Builds indexes while others write, which no transaction can. */
const isConcurrent = ({ sql }: MigrationMeta) => sql.every((statement) => indexed.test(statement));

/** In order: those that go in one transaction, and each that needs to be outside of any. */
function stepsOf(migrations: readonly MigrationMeta[]): MigrationMeta[][] {
  const steps: MigrationMeta[][] = [];
  let isOpen = false;
  for (const migration of migrations) {
    const isAlone = isConcurrent(migration);
    const last = steps.at(-1);
    if (last && isOpen && !isAlone) last.push(migration);
    else steps.push([migration]);
    isOpen = !isAlone;
  }
  return steps;
}

/** What a broken-off build left of an index is taken away first. It waits for those who write, and holds up nobody. */
async function buildIndexes(sql: Sql, { sql: statements, folderMillis, hash }: MigrationMeta) {
  const done = await sql`
    select from drizzle.__drizzle_migrations where created_at >= ${folderMillis} limit 1`;
  if (done.length > 0) return;
  await sql`set lock_timeout = 0`;
  for (const statement of statements) {
    await sql`drop index concurrently if exists ${sql(indexed.exec(statement)?.[1] ?? "")}`;
    await sql.unsafe(statement);
  }
  await sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
}

/** Those that the database has not had. @param lockTimeout milliseconds that one may wait for what others use */
export async function takeSteps(sql: Sql, folder: string, lockTimeout: number) {
  const config = { migrationsFolder: folder };
  const { session } = drizzle(sql)._;
  for (const step of stepsOf(readMigrationFiles(config))) {
    const [first] = step;
    if (first && isConcurrent(first)) await buildIndexes(sql, first);
    else {
      await sql`select set_config('lock_timeout', ${String(lockTimeout)}, false)`;
      await new PgDialect().migrate(step, session as unknown as PgSession, config);
    }
  }
}
