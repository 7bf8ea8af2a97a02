import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "@/db/migrate";
import { startPostgres } from "@/scripts/postgres/embedded.mjs";
import { testInstallation } from "./code-key";
import { pristine } from "./pristine";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server's maintenance database. */
    server: string;
    template: string;
  }
}

/** The server named by TEST_DATABASE_URL (its user must be a superuser), else a throwaway one. */
async function openServer() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), "faena-test-"));
  return startPostgres({ dataDir, throwaway: true });
}

function inDatabase(url: string, name: string) {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}

async function dropDatabases(sql: postgres.Sql, template: string) {
  const names = await sql`select datname from pg_database where starts_with(datname, ${template})`;
  for (const { datname } of names) await sql`drop database ${sql(datname)} with (force)`;
}

async function dropFolders(template: string) {
  const names = await readdir(tmpdir());
  for (const name of names.filter((name) => name.startsWith(template)))
    await rm(join(tmpdir(), name), { recursive: true, force: true });
}

/** Migrates one template database; every worker clones it. */
export default async function setup(project: TestProject) {
  const { url, stop } = await openServer();
  const template = `faena_test_${process.pid}`;
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`create database ${sql(template)}`;

  const address = inDatabase(url, template);
  await migrateDatabase(address);
  const inside = postgres(address, { max: 1, onnotice: () => undefined });
  await inside`update installation set ${inside(testInstallation)}`;
  await inside.unsafe(pristine);
  await inside.end();

  project.provide("server", url);
  project.provide("template", template);

  return async () => {
    await dropDatabases(sql, template);
    await dropFolders(template);
    await sql.end();
    await stop();
  };
}
