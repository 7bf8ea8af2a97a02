import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "@/scripts/root.mjs";

/** `bench/bare-server.ts` as a process of its own, on the same Node.js. */
export async function startBare(databaseUrl: string) {
  const server = fork(join(root, "bench", "bare-server.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [port] = await once(server, "message");
  const stop = async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
  };
  return { url: `http://127.0.0.1:${port}`, pid: Number(server.pid), stop };
}
