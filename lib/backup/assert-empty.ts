import type { Sql, TransactionSql } from "postgres";
import { knowsMigration, listMigrations } from "@/db/migrate";
import { quoted } from "./backed-tables";
import { BackupRefused } from "./damaged";
import type { Manifest } from "./manifest";

export const fromMigrations = new Set([
  "settings",
  "operator_blocks",
  "change_log",
  "installation",
]);

/** Throws `BackupRefused` with the table in which something is. */
export async function assertNoRecords(sql: Sql | TransactionSql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  const asked = tables
    .filter(({ name }) => !fromMigrations.has(name))
    .map(({ name }) => `select '${name}' as name where exists (select from ${quoted(name)})`);
  if (asked.length === 0) return;
  const [filled] = await sql.unsafe(`${asked.join(" union all ")} limit 1`);
  if (filled)
    throw new BackupRefused(
      `A backup is restored into an empty installation only, and the table ${filled.name} of this database has rows. Give another DATA_DIR or DATABASE_URL.`,
    );
}

/** Refuses a database ahead of the backup, and a backup ahead of this program. */
export async function assertMigration(sql: Sql, { migration, version }: Manifest): Promise<void> {
  if (!(await knowsMigration(migration)))
    throw new BackupRefused(
      `The backup is of Faena ${version}, whose migration ${migration} this one does not know: restore it with a newer Faena.`,
    );
  const had = await listMigrations(sql);
  if (had.length > 0 && had[0] !== migration && had.includes(migration))
    throw new BackupRefused(
      `The backup is of before the migration ${had[0]} of this database: give an empty database, which is brought to where the backup stands.`,
    );
}
