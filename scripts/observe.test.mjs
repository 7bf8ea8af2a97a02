import assert from "node:assert/strict";
import { after, test } from "node:test";
import { freePort } from "./postgres/port.mjs";
import { administrator, aPlace } from "./testing/app.mjs";
import { layMigratedCluster } from "./testing/migrated-cluster.mjs";
import { until } from "./testing/until.mjs";

const place = await aPlace();
layMigratedCluster(place.dataDir);
after(async () => {
  await place.endStarted();
  place.remove();
});

/** @param {string} output */
const linesOf = (output) =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

/** @param {string} text @param {string} name the sample with its labels */
const sampleOf = (text, name) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")[1] ?? Number.NaN,
  );

test("each request is a line with its id, and a count of all processes", async () => {
  const port = await freePort(0);
  const app = place.start({ LOG: "json", METRICS_PORT: String(port), PROCESSES: "2" });
  await app.ready();
  const cookie = await place.signIn();
  const ask = (/** @type {string} */ path, headers = {}) =>
    fetch(place.address + path, { headers: { cookie, connection: "close", ...headers } });

  const named = await ask("/api/partners/?search=Petro", { "x-request-id": "orden-77:a" });
  assert.equal(named.headers.get("x-request-id"), "orden-77:a");
  const strange = await ask("/api/partners/", { "x-request-id": 'a b"c' });
  const made = strange.headers.get("x-request-id") ?? "";
  assert.match(made, /^[0-9a-f-]{36}$/);
  for (let asked = 0; asked < 20; asked += 1) await ask("/api/vehicles/");
  assert.equal((await ask("/api/partners/4711/")).status, 404);
  assert.equal((await ask("/partners")).status, 200);

  const lineOf = (/** @type {string} */ id) => linesOf(app.output()).find((line) => line.id === id);
  await until(async () => Boolean(lineOf(made)));
  const { pid, time, ms, ...line } = lineOf("orden-77:a");
  assert.deepEqual(line, {
    level: "info",
    id: "orden-77:a",
    method: "GET",
    path: "/api/partners/",
    status: 200,
    operation: "partners.list",
    user: 1,
    msg: "request",
  });
  assert.ok(pid > 0 && ms > 0 && !Number.isNaN(Date.parse(time)));
  await until(async () => linesOf(app.output()).some(({ path }) => path === "/partners"));
  const page = linesOf(app.output()).find(({ path }) => path === "/partners");
  assert.deepEqual([page.operation, page.user, page.status], ["partners.list", 1, 200]);

  const secret = cookie.split("=")[1] ?? "";
  for (const hidden of ["Petro", secret, administrator.password, administrator.email])
    assert.ok(!JSON.stringify(linesOf(app.output())).includes(hidden), hidden);

  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const vehicles = 'faena_requests_total{operation="vehicles.list",status="200"}';
  const text = await metrics();
  assert.equal(sampleOf(text, vehicles), 20);
  assert.equal(sampleOf(text, 'faena_request_seconds_count{operation="vehicles.list"}'), 20);
  assert.equal(sampleOf(text, 'faena_jobs_failed{job="sweep-files"}'), 0);
  assert.ok(sampleOf(text, "faena_disk_free_bytes") > 0);
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404);
});
