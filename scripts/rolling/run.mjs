import "../runtime.mjs";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ensureBuild } from "../build.mjs";
import { run } from "../children.mjs";
import { compare } from "../drill/compare.mjs";
import { beginLoad, byKind } from "../drill/load.mjs";
import { root } from "../root.mjs";
import { aPlace, signInAt } from "../testing/app.mjs";
import { aPlaceWithStores } from "../testing/place-with-stores.mjs";
import { until } from "../testing/until.mjs";
import { workSheetsAt } from "../testing/work-sheets.mjs";
import { unpackVersion } from "../unpack-version.mjs";
import { openBalancer } from "./balancer.mjs";
import { beginBrowsing } from "./browsing.mjs";

/** Milliseconds of load before, between and after. */
const between = 8_000;
const patience = { patience: 180_000, every: 100 };

/** Installed and built apart. @param {string} version */
async function checkOut(version) {
  const folder = join(root, ".tmp", "rolling");
  unpackVersion(version, folder);
  await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder });
  await run("npm", ["run", "build"], { cwd: folder });
  return folder;
}

/**
 * Two instances of an earlier version become two of this one, one after the other, under load and with people in its
 * pages: with its commit or tag, or with the folder of a checkout that is built.
 */
const [version] = process.argv.slice(2);
if (!version) {
  console.error("Say from which version: npm run rolling -- v1.0.0");
  process.exit(1);
}
await ensureBuild();
const earlier = existsSync(version) ? resolve(version) : await checkOut(version);
const first = await aPlaceWithStores();
const second = await aPlace();
const places = [first, second];
const addresses = places.map(({ address }) => address);
const shared = { ...first.bucket.env, DATABASE_URL: first.databaseUrl, DRAIN_SECONDS: "2" };
const ofEarlier = ["sh", "-c", `cd '${earlier}' && exec "$0" scripts/start.mjs`];

const running = [];
for (const place of places) {
  const instance = place.start(shared, ofEarlier);
  await instance.ready();
  running.push(instance);
}
const balancer = await openBalancer(addresses);
const isServed = (/** @type {string} */ address) =>
  until(() => balancer.sendsTo(address), patience);
for (const address of addresses) await isServed(address);

const cookie = await signInAt(balancer.address);
const project = await workSheetsAt(balancer.address).createProject(cookie);
const browsing = await beginBrowsing(balancer.address, cookie);
const load = beginLoad(balancer.address, cookie, project);
await pause(between);
for (const [at, place] of places.entries()) {
  running[at]?.signal("SIGTERM");
  const code = await running[at]?.ended;
  const successor = place.start(shared);
  await successor.ready();
  await isServed(place.address);
  console.log(`Instance ${at + 1} ended with ${code}; its successor serves.`);
  await pause(between);
}
await load.stop();
await browsing.stop();
const look = () => compare({ url: first.databaseUrl, address: balancer.address, cookie, load });
await until(async () => (await look()).unread === 0, patience);
const { lost, doubled } = await look();
console.log(
  `${load.requests()} requests, ${load.acknowledged()} writes acknowledged; failed: ${byKind(load.failures)}; lost ${lost}, doubled ${doubled}`,
);
console.log(`${browsing.looked()} looks at pages; troubles: ${browsing.troubles.length}`);
for (const trouble of browsing.troubles) console.log(`  ${trouble}`);
await balancer.close();
for (const place of places) await place.endStarted();
second.remove();
await first.remove();
process.exit(load.failures.length + browsing.troubles.length + lost + doubled > 0 ? 1 : 0);
