import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@/scripts/postgres/port.mjs";
import { root } from "@/scripts/root.mjs";

const folder = join(root, ".tmp", "nothing-app");
const next = join(root, "node_modules/next/dist/bin/next");
const route = `export const dynamic = "force-dynamic";
export const GET = () => Response.json({ data: null });
`;

async function build() {
  mkdirSync(join(folder, "app", "nothing"), { recursive: true });
  writeFileSync(join(folder, "app", "nothing", "route.js"), route);
  const config = { turbopack: { root } };
  writeFileSync(join(folder, "next.config.mjs"), `export default ${JSON.stringify(config)};\n`);
  const building = spawn(process.execPath, [next, "build"], { cwd: folder, stdio: "ignore" });
  const [code] = await once(building, "exit");
  if (code !== 0) throw new Error(`The app that does nothing is not built: ${code}`);
}

/** Builds and serves a Next.js app with one route that asks nothing of anybody. */
export async function startNothing() {
  await build();
  const port = String(await freePort(0));
  const app = spawn(process.execPath, [next, "start", "-H", "127.0.0.1", "-p", port], {
    cwd: folder,
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/nothing`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = Date.now() + 60_000; !(await isUp()); await pause(100))
    if (Date.now() > deadline) throw new Error("The app that does nothing does not start");
  const stop = async () => {
    app.kill("SIGTERM");
    await once(app, "exit");
  };
  return { url, pid: Number(app.pid), stop };
}
