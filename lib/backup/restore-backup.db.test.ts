import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, afterEach, beforeEach, expect, inject, test } from "vitest";
import { migrateDatabase, migrateThrough } from "@/db/migrate";
import { digestsOf } from "@/scripts/testing/digests.mjs";
import { extent } from "@/scripts/testing/extent.mjs";
import { env } from "../kernel/env";
import { fileStore } from "../storage/file-store";
import { BackupRefused } from "./damaged";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

const server = inject("server");
const owner = `${inject("template")}_owner`;
const maintenance = postgres(server, { max: 1, onnotice: () => undefined });
const workFolder = env.DATA_DIR;
const made: string[] = [];
let folder: string;
let path: string;

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), "faena-backup-"));
  made.push(folder);
  return folder;
}

async function aDatabase({ ownedBy }: { ownedBy?: string } = {}): Promise<string> {
  const name = `${inject("template")}_backup_${randomUUID().slice(0, 8)}`;
  await maintenance`create database ${maintenance(name)} strategy file_copy`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (ownedBy === undefined) return url.toString();
  await maintenance`alter database ${maintenance(name)} owner to ${maintenance(ownedBy)}`;
  url.username = ownedBy;
  url.password = ownedBy;
  return url.toString();
}

async function asked<T>(url: string, ask: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await ask(sql);
  } finally {
    await sql.end();
  }
}

const fill = (url: string) =>
  asked(url, async (sql) => {
    await sql`
      insert into users (email, first_name, last_name, role, password_hash)
      select 'persona' || n || '@faena.test', 'Ana', E'Paz "\\n', 'TECNICO', '-' from generate_series(1, 5) n`;
    await sql`
      insert into partners (business_tax_id, name, address)
      select '17' || n, 'Petrolera ' || n, E'\\\\N, Km 12\\n' from generate_series(1, 5) n`;
    await sql`insert into projects (partner_id, location, start_date) select id, 'Norte', '2026-01-01' from partners`;
    await sql`insert into counters (name, value) values ('an example', 41)`;
    const key = `2026-11/${randomUUID()}`;
    await fileStore().write(key, Buffer.from("hoja"));
    await sql`
      insert into attachments (model_type, object_id, field_name, file_name, content_type, size, storage_key)
      values ('sheet_project', 1, 'invoice_file', 'hoja.pdf', 'application/pdf', 4, ${key})`;
    return key;
  });

async function recordsOf(url: string) {
  const { rows, rules } = await digestsOf(url);
  const { installation: _, ...records } = rows;
  return { records, rules };
}

const tablesOf = (url: string) =>
  asked(url, (sql) => sql`select tablename from pg_tables where schemaname = 'public'`);

async function storedKeys() {
  const found: string[] = [];
  for await (const keys of fileStore().keys()) found.push(...keys);
  return found;
}

beforeEach(async () => {
  folder = await aFolder();
  path = join(folder, "respaldo.tar");
  env.DATA_DIR = await aFolder();
});

afterEach(async () => {
  env.DATA_DIR = workFolder;
  for (const one of made.splice(0)) await rm(one, { recursive: true });
});

afterAll(async () => {
  const names = await maintenance`
    select datname as name from pg_database where starts_with(datname, ${`${inject("template")}_backup_`})`;
  for (const { name } of names) await maintenance`drop database ${maintenance(name)} with (force)`;
  await maintenance`drop role if exists ${maintenance(owner)}`;
  await maintenance.end();
});

const oldest = "0001_history-exclusion-search";
const older = [oldest, "0008_records-have-versions", "0010_the-installation-and-its-store"];

test.each(extent([oldest], older))(
  "a backup of %s is restored there and brought up to date, as its database would be",
  async (migration) => {
    const [before, now] = [await aDatabase(), await aDatabase()];
    await migrateThrough(before, migration);
    const key = await fill(before);
    expect(await writeBackup({ url: before, path })).toMatchObject({ migration, missing: [] });
    await migrateDatabase(before);

    env.DATA_DIR = await aFolder();
    await restoreBackup({ url: now, path });
    expect(await recordsOf(now)).toEqual(await recordsOf(before));
    expect(await storedKeys()).toEqual([key]);
    const [user] = await asked(
      now,
      (sql) => sql`
      insert into users (email, first_name, last_name, role, password_hash)
      values ('nueva@faena.test', 'Eva', 'Paz', 'TECNICO', '-') returning id`,
    );
    expect(user?.id).toBe(6);
  },
);

test("a backup of a newer program, or of before its database, is refused by name", async () => {
  const [ahead, target, migrated] = [await aDatabase(), await aDatabase(), await aDatabase()];
  await migrateThrough(ahead, "0010_the-installation-and-its-store");
  await fill(ahead);
  await writeBackup({ url: ahead, path });
  await migrateDatabase(migrated);
  env.DATA_DIR = await aFolder();
  await expect(restoreBackup({ url: migrated, path })).rejects.toThrow(
    /^The backup is of before the migration \d{4}_[\w-]+ of this database/,
  );

  await asked(
    ahead,
    (sql) => sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('-', 9999999999999)`,
  );
  const newer = join(folder, "nuevo.tar");
  await writeBackup({ url: ahead, path: newer });
  await expect(restoreBackup({ url: target, path: newer })).rejects.toThrow(
    /migration of 9999999999999 this one does not know: restore it with a newer Faena/,
  );
  expect(await tablesOf(target)).toHaveLength(0);
  expect(await storedKeys()).toEqual([]);
});

test("an encrypted backup shows nothing without its passphrase; a role that owns its database and no more restores it, secrets of the installation included, and backs up", async () => {
  await maintenance.unsafe(
    `create role ${owner} login nosuperuser nocreatedb nocreaterole password '${owner}'`,
  );
  const [before, now, again] = [
    await aDatabase(),
    await aDatabase({ ownedBy: owner }),
    await aDatabase({ ownedBy: owner }),
  ];
  const passphrase = "Campamento Ñorte 77";
  await migrateDatabase(before);
  const key = await fill(before);
  const secrets = (url: string) =>
    asked(url, (sql) => sql`select code_secret, answer_secret from installation`);
  const told = await secrets(before);
  await asked(before, async (sql) => {
    await sql`insert into users (email, first_name, last_name, role, password_hash, second_factor_since)
      values ('ana@faena.test', 'Ana', 'Paz', 'TECNICO', '-', now())`;
    await sql`insert into second_factors (user_id, sealed_secret, last_step)
      select id, 'x', 7 from users where email = 'ana@faena.test'`;
    await sql`insert into recovery_codes (user_id, code_hash) select user_id, 'y' from second_factors`;
  });
  await writeBackup({ url: before, path, passphrase });
  env.DATA_DIR = await aFolder();
  for (const wrong of [undefined, "Campamento Norte 77"]) {
    const refused = restoreBackup({ url: now, path, passphrase: wrong });
    await expect(refused).rejects.toThrow(BackupRefused);
    await expect(refused).rejects.toThrow("BACKUP_PASSPHRASE");
  }
  expect(await tablesOf(now)).toHaveLength(0);
  expect(await storedKeys()).toEqual([]);
  await restoreBackup({ url: now, path, passphrase });
  expect(await recordsOf(now)).toEqual(await recordsOf(before));
  expect(await storedKeys()).toEqual([key]);
  expect(await secrets(now)).toEqual(told);
  expect(
    await asked(
      now,
      (sql) => sql`select sealed_secret, last_step, code_hash
        from second_factors join recovery_codes using (user_id)`,
    ),
  ).toEqual([{ sealed_secret: "x", last_step: 7, code_hash: "y" }]);

  const own = join(folder, "propio.tar");
  await writeBackup({ url: now, path: own });
  env.DATA_DIR = await aFolder();
  await restoreBackup({ url: again, path: own });
  expect(await recordsOf(again)).toEqual(await recordsOf(before));
  expect(await storedKeys()).toEqual([key]);
});
