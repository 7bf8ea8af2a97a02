import "./runtime.mjs";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureBuild } from "./build.mjs";
import { endChildren, run } from "./children.mjs";
import { wordsOf } from "./commands.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { followLauncher } from "./launcher.mjs";
import { outliveLog } from "./lost-log.mjs";
import { serveMetrics } from "./metrics.mjs";
import { claim, isAlreadyOwned } from "./ownership.mjs";
import { startPostgres } from "./postgres/embedded.mjs";
import { root } from "./root.mjs";
import { addressOf, probe, serveSources, whenHealthy } from "./serve.mjs";
import { authSecret, readSettings } from "./settings.mjs";
import { startWorkers } from "./workers.mjs";

/** @type {((late: AbortSignal) => unknown)[]} undone from the last to the first */
const undo = [];
let stopping = false;
let patience = 0;
/** Aborted when no time is left for what still runs. */
const late = new AbortController();

/** @param {number} code */
async function stop(code) {
  if (stopping) return;
  stopping = true;
  endChildren();
  setTimeout(() => late.abort(), patience).unref();
  let result = code;
  for (const step of undo.reverse())
    await Promise.resolve(late.signal)
      .then(step)
      .catch((error) => {
        console.error(error);
        result = 1;
      });
  process.exit(result);
}

/** Milliseconds: one Ctrl C may arrive twice, from the terminal and from npm. */
const echo = 500;
let signalledAt = 0;

/** The first signal lets requests finish; another ends them. */
function obey() {
  if (!stopping) signalledAt = performance.now();
  else if (performance.now() - signalledAt > echo) late.abort();
  void stop(0);
}

/** @param {unknown} error */
function fail(error) {
  if (stopping) return;
  console.error(error instanceof Error ? error.message : error);
  void stop(1);
}

/** @param {ReturnType<typeof readSettings>} settings */
function claimDataDir({ dataDir, place }) {
  try {
    undo.push(claim(join(dataDir, "owner.json"), { address: addressOf(place) }).release);
  } catch (error) {
    if (!isAlreadyOwned(error)) throw error;
    const { address, pid } = error.owner;
    throw new Error(
      `Faena is already running at ${address} (process ${pid}) with the data of ${dataDir}.\n` +
        "Stop it first, or give this one a DATA_DIR and a PORT of its own.",
    );
  }
}

/** @param {import("./serve.mjs").Place} place */
async function checkPlace(place) {
  try {
    await probe(place);
  } catch (error) {
    const reason = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (reason !== "EADDRINUSE") throw error;
    throw new Error(
      `Port ${place.port} of ${place.host} is taken by another program. Choose another: PORT=${place.port + 1} npm start`,
    );
  }
}

/** @param {ReturnType<typeof readSettings>} settings */
async function openDatabase({ databaseUrl, dataDir }) {
  if (databaseUrl) return databaseUrl;
  const { url, stop: stopPostgres } = await startPostgres({ dataDir });
  undo.push(stopPostgres);
  return url;
}

/** With the demonstration, or the administrator of the settings. @param {ReturnType<typeof readSettings>} settings */
const prepareData = ({ databaseUrl, wantsDemo, dev }) =>
  run(
    process.execPath,
    [...wordsOf("prepare-data", !dev), ...(databaseUrl || !wantsDemo ? [] : ["--demo"])],
    { cwd: root },
  );

async function start() {
  const settings = readSettings();
  const { place, dataDir, databaseUrl, dev, shutdownSeconds } = settings;
  patience = shutdownSeconds * 1_000;
  const secret = authSecret(settings);
  if (!databaseUrl) claimDataDir(settings);
  await checkPlace(place);
  await ensureDependencies({ servesOnly: true });
  if (!dev) await ensureBuild();

  Object.assign(process.env, {
    NODE_ENV: dev ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
    DATA_DIR: dataDir,
    AUTH_SECRET: secret,
    DATABASE_URL: await openDatabase(settings),
  });
  await prepareData(settings);

  undo.push(await serveMetrics());
  if (dev) serveSources(place, fail);
  else undo.push((await startWorkers(settings)).stop);
  await whenHealthy(place);
  console.log(`\nFaena is ready: ${addressOf(place)}   (Ctrl C stops it)`);
  const demoUsers = join(dataDir, "demo-users.txt");
  if (existsSync(demoUsers)) console.log(`The demo users are in ${demoUsers}`);
}

outliveLog();
process.on("SIGINT", obey);
process.on("SIGTERM", obey);
followLauncher(() => void stop(0));
start().catch(fail);
