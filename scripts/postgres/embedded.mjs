import { spawn } from "node:child_process";
import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { lifeOf } from "../processes.mjs";
import { findBinaries } from "./binaries.mjs";
import { database, ensureCluster, readPassword, user } from "./cluster.mjs";
import { chooseIdentity } from "./identity.mjs";
import { keepAlive } from "./keep-alive.mjs";
import { findPostmaster, launch, shutDown, whenReady } from "./postmaster.mjs";
import { removeFolder } from "./remove-folder.mjs";

/** Ends a throwaway server when this process dies without stopping it. @param {number} pid @param {string[]} folders */
function watchOver(pid, folders) {
  const script = 'read -r _; kill -QUIT "$0"; sleep 1; rm -rf "$@"';
  const watcher = spawn("sh", ["-c", script, String(pid), ...folders], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watcher.unref();
  /** @type {import("node:net").Socket} */ (watcher.stdin).unref();
  return { release: () => process.kill(Number(watcher.pid), "SIGKILL") };
}

/** @param {string} home of the cluster @param {import("./postmaster.mjs").Postmaster} postmaster */
const addressOf = (home, { port }) =>
  `postgres://${user}:${readPassword({ home })}@127.0.0.1:${port}/${database}`;

/**
 * Undefined while no other process runs one in this folder.
 * @param {{ dataDir: string }} options
 */
export function findRunning({ dataDir }) {
  const folder = join(resolve(dataDir), "postgres");
  if (!existsSync(folder)) return undefined;
  const home = realpathSync(folder);
  const running = findPostmaster(join(home, "data"));
  return running?.ready ? addressOf(home, running) : undefined;
}

/**
 * A real PostgreSQL on loopback, with its cluster in `<dataDir>/postgres`. A server left by a killed process is
 * adopted, one that dies is started again; the caller makes sure that no living process uses the folder. The first
 * start takes about a second. @param {{ dataDir: string, throwaway?: boolean }} options a throwaway
 * server trades durability for
 * speed, ends with this process, and its folder with it
 */
export async function startPostgres({ dataDir, throwaway = false }) {
  const folder = join(resolve(dataDir), "postgres");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const identity = chooseIdentity(findBinaries(), folder);
  const data = ensureCluster(identity, throwaway);
  const running = findPostmaster(data);
  const adopted = running && (await whenReady(data, () => lifeOf(running.pid) === undefined));
  const postmaster = adopted ?? (await launch(identity, data, { throwaway, port: 0 }));
  const watcher = throwaway ? watchOver(postmaster.pid, [identity.home, dataDir]) : undefined;
  const guard = throwaway
    ? undefined
    : keepAlive(postmaster, (samePort, over) =>
        launch(identity, data, { throwaway, port: samePort, over }),
      );

  return {
    url: addressOf(identity.home, postmaster),
    adopted: adopted !== undefined,
    stop: async () => {
      watcher?.release();
      await shutDown((await guard?.release()) ?? postmaster, throwaway);
      if (throwaway) removeFolder(dataDir);
    },
  };
}
