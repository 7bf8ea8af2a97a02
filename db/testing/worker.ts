import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { beforeEach, inject } from "vitest";

const server = inject("server");
const template = inject("template");
const name = `${template}_${process.env.VITEST_POOL_ID}`;

const address = new URL(server);
address.pathname = `/${name}`;
process.env.DATABASE_URL = address.toString();
process.env.DATA_DIR = join(tmpdir(), name);

/** One connection a worker, so that what it does between two tests is planned once. */
async function openCleaner() {
  const sql = postgres(server, { max: 1, onnotice: () => undefined });
  const [existing] = await sql`select from pg_database where datname = ${name}`;
  if (!existing)
    await sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`;
  await sql.end();
  const connection = { lock_timeout: 5_000, session_replication_role: "replica" };
  return postgres(address.toString(), { max: 1, connection });
}

const kept = globalThis as typeof globalThis & { cleaner?: Promise<postgres.Sql> };
kept.cleaner ??= openCleaner();
const cleaner = await kept.cleaner;

beforeEach(async () => {
  await cleaner`select pristine.restore()`;
});
