import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { PDFDocument } from "pdf-lib";
import { lifeOf } from "./processes.mjs";
import { administrator, aPlace, signInAt } from "./testing/app.mjs";
import { extent, inProof } from "./testing/extent.mjs";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";
import { until } from "./testing/until.mjs";

const place = await aPlaceWithStores();
const second = await aPlace();
const shared = { ...place.bucket.env, DATABASE_URL: place.databaseUrl };
const { sql } = place;
const one = place.start(shared);
await one.ready();
const other = second.start(shared);
await other.ready();
const addresses = [place.address, second.address];

after(async () => {
  await second.endStarted();
  await place.endStarted();
  second.remove();
  await place.remove();
});

const json = { "content-type": "application/json" };

/** @param {string} url @param {RequestInit} [asked] */
const ask = (url, asked) =>
  fetch(url, {
    ...asked,
    headers: { ...json, connection: "close", ...asked?.headers },
    signal: AbortSignal.timeout(20_000),
  });

test("what one instance changes the other goes by at once", async () => {
  const [here = "", there = ""] = addresses;
  const cookie = await signInAt(here);
  for (const name of ["Faena Uno", "Faena Dos"]) {
    const body = JSON.stringify({ company_name: name });
    const changed = await ask(`${here}/api/settings/`, {
      method: "PUT",
      headers: { cookie },
      body,
    });
    assert.equal(changed.status, 200);
    const seen = await ask(`${there}/api/settings/`, { headers: { cookie } });
    assert.equal((await seen.json()).data.company_name, name);
  }
  assert.equal((await ask(`${there}/accounts/logout/`, { headers: { cookie } })).status, 200);
  assert.equal((await ask(`${here}/api/settings/`, { headers: { cookie } })).status, 401);
});

async function aProject() {
  const [partner] = await sql`
    insert into partners (business_tax_id, name, address)
    values ('1790000088001', 'Petrolera Sur', 'Km 40') returning id`;
  const [project] = await sql`
    insert into projects (partner_id, location, start_date)
    values (${partner?.id}, 'Campo Sur', '2026-01-01') returning id`;
  return Number(project?.id);
}

const projectId = await aProject();

async function aBatch() {
  const batch = await PDFDocument.create();
  for (let page = 1; page <= 6; page += 1)
    batch.addPage([400, 400]).drawText(`Hoja ${page} `.repeat(60), { x: 10, y: 20, maxWidth: 380 });
  return new File([new Uint8Array(await batch.save())], "hojas.pdf");
}

/** Milliseconds between writes, so that what is waited for does not wait for a processor. */
const breath = 150;

/** As a client behind a balancer: to an instance that answers, with the same key until it is done. */
function writingTo(
  /** @type {{ cookie: string, named: string, projectId: number }} */ { cookie, named, projectId },
) {
  /** @type {{ title: string, at: number }[]} */
  const acknowledged = [];
  /** @type {number[]} */
  const refused = [];
  let [serial, isOver] = [0, false];
  const write = async () => {
    while (!isOver) {
      serial += 1;
      const title = `${named} ${serial}`;
      const asked = {
        method: "POST",
        headers: { cookie, "idempotency-key": title },
        body: JSON.stringify({
          project_id: projectId,
          title,
          start_date: "2026-05-04",
          end_date: "2026-05-04",
        }),
      };
      for (let turn = serial; ; turn += 1) {
        const answer = await ask(`${addresses[turn % 2]}/api/calendar/events/`, asked).catch(
          () => null,
        );
        if (answer?.status === 201) break;
        assert.ok(answer === null || [409, 503].includes(answer.status), await answer?.text());
        if (answer) refused.push(answer.status);
        if (isOver) return;
        await pause(50);
      }
      acknowledged.push({ title, at: performance.now() });
      await pause(breath);
    }
  };
  const writers = Promise.all(Array.from({ length: extent(4, 8) }, write));
  return {
    acknowledged,
    refused,
    end: async () => {
      isOver = true;
      await writers;
    },
  };
}

inProof(test)(
  "kill -9 of an instance under load: nothing acknowledged is lost, nothing is done twice",
  async (t) => {
    const [here = "", there = ""] = addresses;
    const cookie = await signInAt(there);
    const scans = `/api/load_files/project/${projectId}/custody_scans/`;
    const form = new FormData();
    form.set("file", await aBatch());
    const load = writingTo({ cookie, named: "Muerte", projectId });
    t.after(load.end);
    const received = await fetch(here + scans, { method: "POST", headers: { cookie }, body: form });
    const told = await received.text();
    assert.equal(received.status, 201, told);
    const { id } = JSON.parse(told).data;
    await until(() => load.acknowledged.length > 30);

    const killed = performance.now();
    process.kill(one.pid, "SIGKILL");
    await until(() => lifeOf(one.pid) === undefined);
    await until(() => load.acknowledged.filter(({ at }) => at > killed).length > 60);
    const next = load.acknowledged.find(({ at }) => at > killed);
    await load.end();
    await sql`update custody_scans set worked_at = worked_at - interval '1 minute' where id = ${id}`;
    const read = async () =>
      (await (await ask(`${there}${scans}${id}/`, { headers: { cookie } })).json()).data;
    await until(async () => (await read()).status === "REVIEW", { patience: 180_000 });
    assert.equal((await read()).pages.length, 6);

    const later = writingTo({ cookie, named: "Vuelta", projectId });
    t.after(later.end);
    const again = place.start(shared);
    await again.ready();
    const back = await ask(`${here}/api/settings/`, { headers: { cookie } });
    assert.equal(back.status, 200);
    await later.end();

    const acknowledged = [...load.acknowledged, ...later.acknowledged];
    const rows = await sql`
    select title, count(*)::int as times from calendar_events group by title`;
    const times = new Map(rows.map(({ title, times }) => [String(title), Number(times)]));
    assert.deepEqual(
      acknowledged.filter(({ title }) => times.get(title) !== 1),
      [],
    );
    console.log(
      `${acknowledged.length} writes, ${load.refused.length + later.refused.length} refused meanwhile; the next ${Math.round((next?.at ?? 0) - killed)} ms after the death`,
    );
  },
);

test("told to end, an instance ends what it has begun and takes no more; the other serves on", async (t) => {
  const cookie = await signInAt(second.address, administrator);
  const load = writingTo({ cookie, named: "Despedida", projectId });
  t.after(load.end);
  await until(() => load.acknowledged.length > 20);
  other.signal("SIGTERM");
  assert.equal(await other.ended, 0);
  const before = load.acknowledged.length;
  await until(() => load.acknowledged.length > before + 20);
  await load.end();
  assert.deepEqual(
    load.refused.filter((status) => status !== 503),
    [],
  );
  const kept = new Set((await sql`select title from calendar_events`).map(({ title }) => title));
  assert.deepEqual(
    load.acknowledged.filter(({ title }) => !kept.has(title)),
    [],
  );
});
