import type { Sql, TransactionSql } from "postgres";
import { knowsMigration, listMigrations } from "@/db/migrate";
import { findMark } from "../installation/mark";
import { fileKeys } from "../installation/named-files";
import type { FileStore } from "../storage/store";
import { isThere } from "./backed-tables";
import { BackupRefused } from "./damaged";
import { keyOf, type Manifest } from "./manifest";

const fromMigrations = new Set(["settings", "operator_blocks", "change_log", "installation"]);

/** Throws `BackupRefused` with the table in which something is. */
export async function assertNoRecords(sql: Sql | TransactionSql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  for (const { name } of tables.filter(({ name }) => !fromMigrations.has(name))) {
    const [row] = await sql`select exists (select from ${sql(name)}) as any`;
    if (row?.any)
      throw new BackupRefused(
        `A backup is restored into an empty installation only, and the table ${name} of this database has rows. Give another DATA_DIR or DATABASE_URL.`,
      );
  }
}

/** The database must not be ahead of the backup, nor the backup ahead of this program. */
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

/** Throws `BackupRefused` when the store is neither this database's nor that of the backup. */
async function assertOwnStore(sql: Sql, store: FileStore, { installation }: Manifest) {
  const mark = await findMark(store);
  if (!mark || mark.installation === installation) return;
  const [own] = (await isThere(sql, "installation"))
    ? await sql`select installation_id as id from installation`
    : [];
  if (own?.id !== mark.installation)
    throw new BackupRefused(
      `The store belongs to another installation (${mark.installation}): give another DATA_DIR, or another prefix in STORAGE_URL.`,
    );
}

/** Throws `BackupRefused` for a file that is not in the backup; what a restore that broke off left is written again. */
export async function assertNoFiles(sql: Sql, store: FileStore, manifest: Manifest): Promise<void> {
  await assertOwnStore(sql, store, manifest);
  const expected = new Set(manifest.entries.map(({ name }) => keyOf(name)));
  for await (const keys of fileKeys(store)) {
    // biome-ignore lint/plugin: each lot is looked through once
    const strange = keys.find((key) => !expected.has(key));
    if (strange)
      throw new BackupRefused(
        `A backup is restored into an empty installation only, and the store holds the file ${strange}. Give another DATA_DIR, or another prefix in STORAGE_URL.`,
      );
  }
}
