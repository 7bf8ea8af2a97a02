import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { whileWatched } from "./testing/family.mjs";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";
import { fillYearsOfSheets, size } from "./testing/years-of-sheets.mjs";

const place = await aPlaceWithStores();
const { address, sql } = place;
const rounds = 5;
/** The first looks compile the program and are not measured. */
const looksBefore = 3;
const usual = 0.95;
/** Milliseconds between two looks. */
const betweenLooks = 2_000;
let cookie = "";
let server = 0;

/** @param {string} path @param {string} [method] */
async function ask(path, method = "GET") {
  const answer = await fetch(`${address}${path}`, { method, headers: { cookie } });
  const text = await answer.text();
  assert.equal(answer.status, 200, `${path}: ${text.slice(0, 300)}`);
  return text;
}

/** Others ask meanwhile for health and a small read. @template T @param {() => Promise<T>} work */
const watched = (work) =>
  whileWatched(
    { pid: server, ask: () => Promise.all([ask("/api/health/"), ask("/api/partners/")]) },
    work,
  );

/** @param {number[]} waits the shortest first */
const mostOf = (waits) => Math.round(waits[Math.floor(waits.length * usual)] ?? 0);

/** Waiting that other load on the machine causes is not the sheet's. */
const waitAnyway = async () => mostOf((await watched(() => pause(2_000))).waits);

before(async () => {
  const app = place.start();
  await app.ready();
  cookie = await place.signIn();
  server = app.pid;
  await fillYearsOfSheets(sql);
  await ask("/api/workorders/sheets/1/refresh/", "POST");
});
after(async () => {
  await place.endStarted();
  await place.remove();
});

const last = size.months;

for (const [name, path, method = "GET"] of [
  ["a sheet's page", `/projects/1/work-sheets/${last}`],
  ["a sheet", `/api/workorders/sheets/${last}/`],
  ["its lines", `/api/workorders/sheets/items/${last}/`],
  ["what a refresh would change", `/api/workorders/sheets/${last}/refresh/`],
  ["a refresh", `/api/workorders/sheets/${last}/refresh/`, "POST"],
  ["what a sheet leaves undone", `/api/workorders/sheets/${last}/pending/`],
  ["all of the project", "/api/projects/all-info/1/"],
  ["done and not billed", "/api/workorders/unbilled/?project_id=1"],
])
  test(`${size.units} units, ${size.months} sheets: ${name} is answered while others are`, async (t) => {
    /** @type {number[]} */
    const took = [];
    for (let look = 0; look < looksBefore; look += 1) await ask(String(path), method);
    const idleBefore = await waitAnyway();
    const { waits } = await watched(async () => {
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await ask(String(path), method);
        took.push(performance.now() - began);
        await pause(betweenLooks);
      }
    });
    const allowed = Math.max(100, 2 * idleBefore, 2 * (await waitAnyway()));
    const slowest = Math.round(Math.max(...took));
    const figures = `at most ${slowest} ms; ${waits.length} others, 95 % within ${mostOf(waits)} ms (allowed ${allowed})`;
    t.diagnostic(figures);
    assert.ok(slowest <= 3_000, figures);
    assert.ok(mostOf(waits) <= allowed, figures);
  });
