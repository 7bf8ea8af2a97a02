import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../children.mjs";
import { startPostgres } from "../postgres/embedded.mjs";
import { removeFolder } from "../postgres/remove-folder.mjs";
import { root } from "../root.mjs";

/** Of the folder of a stopped cluster, migrated and otherwise empty. */
const variable = "MIGRATED_CLUSTER";

/** As a start does first. @param {string} url @param {string} dataDir */
export const migrate = (url, dataDir) =>
  run(process.execPath, ["--import", "tsx", "scripts/migrate.ts"], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir },
    stdio: "ignore",
  });

/**
 * Work whose tests begin with copies of one migrated cluster, instead of making and migrating one each.
 * @param {(env: NodeJS.ProcessEnv) => Promise<unknown>} work @param {string} [parent] where clusters lie
 */
export async function withMigratedCluster(work, parent = tmpdir()) {
  const dataDir = mkdtempSync(join(parent, "faena-cluster-"));
  try {
    const server = await startPostgres({ dataDir });
    await migrate(server.url, dataDir).finally(server.stop);
    const home = join(dataDir, "postgres");
    // Where root may use no namespaces a cluster lives elsewhere, behind a link, and belongs to another user.
    await work(realpathSync(home) === home ? { [variable]: home } : {});
  } finally {
    removeFolder(dataDir);
  }
}

/** Where there is one; else what starts in the folder makes its own. @param {string} dataDir @returns {boolean} */
export function layMigratedCluster(dataDir) {
  const home = process.env[variable];
  if (!home) return false;
  const target = join(dataDir, "postgres");
  if (existsSync(target)) throw new Error(`${target} is there already.`);
  mkdirSync(dataDir, { recursive: true });
  const { status, stderr } = spawnSync("cp", ["-a", home, target], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return true;
}
