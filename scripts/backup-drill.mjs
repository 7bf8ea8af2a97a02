import "./runtime.mjs";
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { hasBuild } from "./build.mjs";
import { endChildren, run } from "./children.mjs";
import { wordsOf } from "./commands.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { claim, isAlreadyOwned } from "./ownership.mjs";
import { startPostgres } from "./postgres/embedded.mjs";
import { removeFolder } from "./postgres/remove-folder.mjs";
import { root } from "./root.mjs";
import { readSettings } from "./settings.mjs";

let isOver = false;

function end() {
  isOver = true;
  process.exitCode = 1;
  endChildren();
}

/** Ends what runs in the folder and removes it when this process is killed. @param {string} folder */
function watchOver(folder) {
  const script = `read -r _
    for _ in 1 2 3; do
      server=$(head -n 1 "$0/postgres/data/postmaster.pid" 2>/dev/null) && kill -QUIT "$server"
      sleep 1
      rm -rf "$0"
    done`;
  const watcher = spawn("sh", ["-c", script, folder], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  /** @type {import("node:net").Socket} */ (watcher.stdin).unref();
  return () => process.kill(Number(watcher.pid), "SIGKILL");
}

/** @param {string} dataDir */
function claimDrill(dataDir) {
  try {
    return claim(join(dataDir, "drill.json"));
  } catch (error) {
    if (!isAlreadyOwned(error)) throw error;
    throw new Error(`A drill is running already (process ${error.owner.pid}).`);
  }
}

/** @param {string} folder @param {string} path @param {string[]} words */
async function drillIn(folder, path, words) {
  const server = await startPostgres({ dataDir: folder, throwaway: true });
  const env = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: server.url,
    STORAGE_URL: "",
    PROCESSES: "1",
  };
  try {
    if (isOver) return;
    await run(process.execPath, [...wordsOf("drill-backup", hasBuild()), path, ...words], {
      cwd: root,
      env,
    });
  } catch {
    process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

/** Without a name, of the newest of BACKUP_DIR. @param {string[]} words */
async function drill([name, ...words]) {
  await ensureDependencies();
  const { dataDir } = readSettings();
  const path = name ? resolve(process.env.INIT_CWD ?? ".", name) : "";
  const folder = join(dataDir, "drill");
  const { release } = claimDrill(dataDir);
  removeFolder(folder);
  const leave = watchOver(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    await drillIn(folder, path, words);
  } finally {
    leave();
    removeFolder(folder);
    release();
  }
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
if (process.argv.includes("--json")) process.stdin.once("close", end).resume();
try {
  await drill(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();
