import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { compare } from "./compare.mjs";
import { beginLoad, byKind } from "./load.mjs";
import { untilSo } from "./machine.mjs";

/** Seconds without a failure after which answers are whole. */
const calm = 8;
const patience = 240;
/** Milliseconds between two questions to the database. */
const often = 250;

/** Whether a primary takes writes by way of the proxy. @param {string} url */
async function takesWrites(url) {
  const how = { max: 1, prepare: false, connect_timeout: 1, onnotice: () => undefined };
  const sql = postgres(url, how);
  const asked = sql`select not pg_is_in_recovery() as writes`.then(
    ([row]) => row?.writes === true,
    () => false,
  );
  const answer = await Promise.race([asked, pause(1_500, false)]);
  await sql.end({ timeout: 0 });
  return answer;
}

/** Notes when the database was last found away. @param {string} url */
function watchDatabase(url) {
  let isOver = false;
  let awayAt = 0;
  const watching = (async () => {
    for (; !isOver; await pause(often)) if (!(await takesWrites(url))) awayAt = Date.now();
  })();
  return {
    awayAt: () => awayAt,
    stop: () => {
      isOver = true;
      return watching;
    },
  };
}

/**
 * One fault under load, until all that it took away is there again and every scan is read.
 * @param {import("./faults.mjs").Scene} scene @param {number} project @param {import("./faults.mjs").Fault} fault
 */
export async function suffer(scene, project, fault) {
  const { front, cookie } = scene;
  const load = beginLoad(front.address, cookie, project);
  await pause(5_000);
  const watch = watchDatabase(front.direct);
  const before = load.failures.length;
  const began = Date.now();
  await fault.strike(scene);
  await untilSo(`all is whole after ${fault.name}`, scene.isWhole, patience);
  const isCalm = async () => Date.now() - (load.failures.at(-1)?.at ?? 0) > calm * 1_000;
  await untilSo("answers are whole", isCalm, patience);
  await load.stop();
  await watch.stop();
  const look = () => compare({ url: front.direct, address: front.address, cookie, load });
  await untilSo("scans are read", async () => (await look()).unread === 0, patience);
  const failures = load.failures.slice(before);
  const secondsUntil = (/** @type {number} */ instant) =>
    (Math.max(0, instant - began) / 1_000).toFixed(1);
  return {
    fault: fault.name,
    requests: load.requests(),
    acknowledged: load.acknowledged(),
    failed: byKind(failures),
    untilPrimary: secondsUntil(watch.awayAt()),
    untilWhole: secondsUntil(failures.at(-1)?.at ?? 0),
    ...(await look()),
  };
}

/** @typedef {Awaited<ReturnType<typeof suffer>>} Suffered */
