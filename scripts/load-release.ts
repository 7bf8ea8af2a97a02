import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { applyMigrations } from "@/db/migrate";
import { env } from "@/lib/kernel/env";
import { type Release, readRelease } from "./releases/release.mjs";
import { writeTables } from "./releases/tables";

/** By the release's own migrations, whatever has become of them. */
async function makeTables(url: string, migrations: Release["migrations"]) {
  const folder = await mkdtemp(join(tmpdir(), "faena-release-"));
  try {
    for (const [path, text] of Object.entries(migrations)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    await applyMigrations(url, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const [name] = process.argv.slice(2);
if (!name || !env.DATABASE_URL)
  throw new Error("Name a release, and an empty database by DATABASE_URL.");
const release = readRelease(name);
await makeTables(env.DATABASE_URL, release.migrations);
await writeTables(env.DATABASE_URL, release);
