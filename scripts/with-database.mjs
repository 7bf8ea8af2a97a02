import { join } from "node:path";
import { hasBuild } from "./build.mjs";
import { endChildren, run } from "./children.mjs";
import { wordsOf } from "./commands.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { claim, isAlreadyOwned } from "./ownership.mjs";
import { findRunning, startPostgres } from "./postgres/embedded.mjs";
import { root } from "./root.mjs";
import { readSettings } from "./settings.mjs";

/** @type {(() => unknown)[]} undone from the last to the first */
const undo = [];

/** False while the product runs with the folder. @param {string} dataDir @param {string} name */
function isOurs(dataDir, name) {
  try {
    undo.push(claim(join(dataDir, "owner.json"), { address: `the command ${name}` }).release);
    return true;
  } catch (error) {
    if (!isAlreadyOwned(error)) throw error;
    return false;
  }
}

/**
 * The embedded one is started when the product does not run. @param {ReturnType<typeof readSettings>} settings
 * @param {string} name of the command
 * @param {boolean} alone whether the product must not run meanwhile
 */
async function openDatabase({ databaseUrl, dataDir }, name, alone) {
  if (databaseUrl) return databaseUrl;
  if (isOurs(dataDir, name)) {
    const { url, stop } = await startPostgres({ dataDir });
    undo.push(stop);
    return url;
  }
  if (alone) throw new Error(`Faena is running with the data of ${dataDir}. Stop it first.`);
  const running = findRunning({ dataDir });
  if (!running) throw new Error(`The database of ${dataDir} is not running yet. Try again.`);
  return running;
}

/** @param {string} command @param {ReturnType<typeof readSettings>} settings @param {string} url */
async function runWith(command, { dataDir }, url) {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
  };
  const words = [...wordsOf(command, hasBuild()), ...process.argv.slice(2)];
  await run(process.execPath, words, { cwd: root, env }).catch(() => {
    process.exitCode = 1;
  });
}

/**
 * With the rest of the command line; beside the running product, or alone. @param {string} command
 * @param {{ name: string, alone?: boolean }} way
 */
export async function withDatabase(command, { name, alone = false }) {
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, endChildren);
  try {
    await ensureDependencies({ servesOnly: true });
    const settings = readSettings();
    await runWith(command, settings, await openDatabase(settings, name, alone));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  for (const step of undo.splice(0).reverse()) await step();
}
