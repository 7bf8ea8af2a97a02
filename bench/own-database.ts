import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateDatabase } from "@/db/migrate";
import { startPostgres } from "@/scripts/postgres/embedded.mjs";

/** An empty database of a measurement's own, which `DATABASE_URL` names; it ends with the process, its folder with it. */
export async function openOwnDatabase() {
  const dataDir = await mkdtemp(join(tmpdir(), "faena-bench-"));
  const { url, stop } = await startPostgres({ dataDir, throwaway: true });
  process.env.DATABASE_URL = url;
  await migrateDatabase(url);
  return { url, dataDir, stop };
}
