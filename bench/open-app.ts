import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@/scripts/postgres/port.mjs";

const patience = 300_000;

/** Starts the built app over a database, building it first when its sources changed. */
export async function openApp(databaseUrl: string, dataDir: string) {
  const port = await freePort(0);
  const app = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(dataDir, "data"),
      HOST: "127.0.0.1",
      PORT: String(port),
      npm_lifecycle_event: "",
    },
  });
  let output = "";
  for (const stream of [app.stdout, app.stderr]) stream.on("data", (text) => (output += text));
  const ended = new Promise((resolve) => app.once("exit", resolve));
  for (const deadline = Date.now() + patience; !output.includes("Faena is ready"); ) {
    if (app.exitCode !== null || Date.now() > deadline)
      throw new Error(`The app does not start:\n${output}`);
    await pause(200);
  }
  const stop = async () => {
    app.kill("SIGTERM");
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, pid: Number(app.pid), stop };
}
