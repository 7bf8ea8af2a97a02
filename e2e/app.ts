import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@/scripts/postgres/port.mjs";

const patience = 240_000;

/** Builds first when the sources changed; serves this folder, or another checkout, at an address of its own. */
export async function startApp(given: Record<string, string>, cwd = process.cwd()) {
  const port = String(await freePort(0));
  const shared = { AUTH_SECRET: "secreto-de-todas-las-instancias" };
  const env = {
    ...process.env,
    ...shared,
    ...given,
    HOST: "127.0.0.1",
    PORT: port,
    npm_lifecycle_event: "",
  };
  const app = spawn(process.execPath, ["scripts/start.mjs"], { env, cwd });
  let output = "";
  let ended = false;
  for (const stream of [app.stdout, app.stderr]) stream.on("data", (text) => (output += text));
  app.once("exit", () => (ended = true));

  for (
    const deadline = Date.now() + patience;
    !output.includes("Faena is ready");
    await pause(100)
  ) {
    if (ended || Date.now() > deadline) throw new Error(`The app does not start:\n${output}`);
  }
  const stop = async () => {
    app.kill("SIGTERM");
    while (!ended) await pause(20);
  };
  return { url: `http://127.0.0.1:${port}`, pid: Number(app.pid), stop };
}
