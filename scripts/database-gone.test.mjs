import assert from "node:assert/strict";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { ticksOf } from "./processes.mjs";
import { aPlace } from "./testing/app.mjs";
import { familyOf } from "./testing/family.mjs";
import { layMigratedCluster } from "./testing/migrated-cluster.mjs";
import { until } from "./testing/until.mjs";

const place = await aPlace();
layMigratedCluster(place.dataDir);
after(async () => {
  await place.endStarted();
  place.remove();
});

/** Of one core, by the product and all that it starts. @param {number} pid @param {number} seconds */
async function shareTaken(pid, seconds) {
  const all = familyOf(pid).map((one) => one.pid);
  const taken = () => all.reduce((sum, one) => sum + ticksOf(one), 0);
  const before = taken();
  await pause(seconds * 1_000);
  return (taken() - before) / 100 / seconds;
}

test("a database that is gone for good, and a log that nobody reads, neither keep it busy nor from ending", {
  skip: process.platform !== "linux",
}, async () => {
  const app = place.start({ SHUTDOWN_SECONDS: "2" });
  await app.ready();
  const data = join(place.dataDir, "postgres", "data");
  const postmaster = place.postmasterPid();
  renameSync(data, `${data}.gone`);
  process.kill(postmaster, "SIGKILL");
  await until(async () => !(await place.isUp()));
  await until(() => app.output().includes("PostgreSQL ended unexpectedly"));

  app.stopReading();
  for (let asked = 0; asked < 3; asked += 1)
    assert.equal((await fetch(`${place.address}/login`)).status, 500);
  assert.ok((await shareTaken(app.pid, 4)) < 0.25);

  const asked = fetch(`${place.address}/api/health/`).catch(() => undefined);
  const began = performance.now();
  app.signal("SIGTERM");
  assert.equal(await app.ended, 0);
  assert.ok(performance.now() - began < 6_000);
  await asked;
});
