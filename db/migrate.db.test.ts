import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { applyMigrations } from "./migrate";

const name = `${inject("template")}_migrating`;
const address = new URL(inject("server"));
address.pathname = `/${name}`;
const url = address.toString();
const hasty = { wait: 100, tries: 2, breath: 50 };
let folder = "";
let sql: postgres.Sql;

const onServer = async (work: (server: postgres.Sql) => PromiseLike<unknown>) => {
  const server = postgres(inject("server"), { max: 1, onnotice: () => undefined });
  await work(server);
  await server.end();
};

async function given(...files: string[]) {
  await mkdir(join(folder, "meta"), { recursive: true });
  const entries = files.map((_, idx) => ({
    idx,
    when: idx + 1,
    tag: `000${idx}`,
    breakpoints: true,
  }));
  const journal = { version: "7", dialect: "postgresql", entries };
  await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify(journal));
  for (const [at, text] of files.entries()) await writeFile(join(folder, `000${at}.sql`), text);
}

const sheets = "create table sheets (id int primary key, code text)";
const byCode = 'CREATE INDEX CONCURRENTLY "sheets_by_code" ON "sheets" USING btree ("code")';
const noted = "alter table sheets add column notes text";
const hadSo = async () =>
  (await sql`select created_at::int as at from drizzle.__drizzle_migrations order by 1`).map(
    ({ at }) => at,
  );

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "faena-steps-"));
  await onServer((server) => server`drop database if exists ${server(name)} with (force)`);
  await onServer((server) => server`create database ${server(name)}`);
  sql = postgres(url, { max: 3, onnotice: () => undefined });
});
afterEach(async () => {
  await sql.end();
  await onServer((server) => server`drop database if exists ${server(name)} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

test("a migration that waits for a table in use gives up with a sentence, and goes on another time", async () => {
  await given(sheets);
  await applyMigrations(url, folder, hasty);
  await given(sheets, noted);
  await sql.begin(async (user) => {
    await user`select from sheets`;
    await expect(applyMigrations(url, folder, hasty)).rejects.toThrow(
      /^A migration waited too long/,
    );
  });
  expect(await hadSo()).toEqual([1]);
  await applyMigrations(url, folder, hasty);
  expect(await hadSo()).toEqual([1, 2]);
});

test("a migration that meets a writer in the opposite order lets him go on, and tries again", async () => {
  await given(sheets, "create table lines (id int primary key)");
  await applyMigrations(url, folder, hasty);
  const both = `${noted};--> statement-breakpoint\nalter table lines add column notes text`;
  await given(sheets, "create table lines (id int primary key)", both);
  const migrating = await sql.begin(async (writer) => {
    await writer`set local deadlock_timeout = '1min'`;
    await writer`insert into lines values (1)`;
    const migrating = applyMigrations(url, folder, { wait: 10_000, tries: 2, breath: 50 });
    await vi.waitFor(async () => {
      const waits = sql`select 1 from pg_locks where not granted and relation = 'lines'::regclass`;
      expect(await waits).toHaveLength(1);
    }, 10_000);
    await writer`insert into sheets (id) values (1)`;
    return { ended: migrating };
  });
  await migrating.ended;
  expect(await hadSo()).toEqual([1, 2, 3]);
  expect(await sql`select notes from lines`).toHaveLength(1);
  expect(await sql`select notes from sheets`).toHaveLength(1);
});

test("an index is built while others write, between the migrations around it, once", async () => {
  await given(sheets, byCode, noted);
  await Promise.all([1, 2, 3].map(() => applyMigrations(url, folder, hasty)));
  await applyMigrations(url, folder, hasty);
  expect(await hadSo()).toEqual([1, 2, 3]);
  const [index] =
    await sql`select indisvalid from pg_index where indexrelid = 'sheets_by_code'::regclass`;
  expect(index?.indisvalid).toBe(true);
});

test("an index whose building broke off is built anew", async () => {
  const unique = byCode.replace("INDEX", "UNIQUE INDEX");
  await given(sheets);
  await applyMigrations(url, folder, hasty);
  await sql`insert into sheets values (1, 'A'), (2, 'A')`;
  await given(sheets, unique, noted);
  await expect(applyMigrations(url, folder, hasty)).rejects.toThrow(
    /could not create unique index/,
  );
  expect(await hadSo()).toEqual([1]);
  await sql`delete from sheets where id = 2`;
  await applyMigrations(url, folder, hasty);
  const [index] =
    await sql`select indisvalid from pg_index where indexrelid = 'sheets_by_code'::regclass`;
  expect(index?.indisvalid).toBe(true);
  expect(await hadSo()).toEqual([1, 2, 3]);
});
