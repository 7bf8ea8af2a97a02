import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "@/scripts/postgres/embedded.mjs";
import { freePort } from "@/scripts/postgres/port.mjs";

const patience = 240_000;

function startApp(env: Record<string, string>) {
  const app = spawn(process.execPath, ["scripts/start.mjs"], { env: { ...process.env, ...env } });
  let output = "";
  let ended = false;
  for (const stream of [app.stdout, app.stderr]) stream.on("data", (text) => (output += text));
  app.once("exit", () => (ended = true));

  const whenReady = async () => {
    for (
      const deadline = Date.now() + patience;
      !output.includes("Faena is ready");
      await pause(100)
    ) {
      if (ended || Date.now() > deadline) throw new Error(`The app does not start:\n${output}`);
    }
  };
  const stop = async () => {
    app.kill("SIGTERM");
    while (!ended) await pause(20);
  };
  return { whenReady, stop };
}

/** Runs the built app for all journeys against a database that ends with them. */
export default async function setup() {
  const dataDir = await mkdtemp(join(tmpdir(), "faena-e2e-"));
  const postgres = await startPostgres({ dataDir, throwaway: true, port: 0 });
  const port = String(await freePort(0));
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(dataDir, "data"),
    HOST: "127.0.0.1",
    PORT: port,
    npm_lifecycle_event: "",
  };
  const app = startApp(env);
  await app.whenReady();
  process.env.DATABASE_URL = env.DATABASE_URL;
  process.env.DATA_DIR = env.DATA_DIR;
  process.env.E2E_URL = `http://127.0.0.1:${port}`;

  return async () => {
    await app.stop();
    await postgres.stop();
  };
}
