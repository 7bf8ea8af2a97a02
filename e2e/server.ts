import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startPostgres } from "@/scripts/postgres/embedded.mjs";
import { root } from "@/scripts/root.mjs";
import { startApp } from "./app";

const oneNonce = pathToFileURL(join(root, "e2e", "one-nonce.mjs"));

/** One database for all journeys, which ends with them. */
export default async function setup() {
  const dataDir = await mkdtemp(join(tmpdir(), "faena-e2e-"));
  const postgres = await startPostgres({ dataDir, throwaway: true });
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(dataDir, "data"),
    PROCESSES: "1",
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${oneNonce}`,
  };
  const app = await startApp(env);
  process.env.DATABASE_URL = env.DATABASE_URL;
  process.env.DATA_DIR = env.DATA_DIR;
  process.env.E2E_URL = app.url;

  return async () => {
    await app.stop();
    await postgres.stop();
  };
}
