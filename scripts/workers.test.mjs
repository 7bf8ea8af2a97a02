import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { PDFDocument } from "pdf-lib";
import { commandOf, lifeOf } from "./processes.mjs";
import { inProof } from "./testing/extent.mjs";
import { familyOf, workersOf } from "./testing/family.mjs";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";
import { until as untilIn } from "./testing/until.mjs";

const place = await aPlaceWithStores();
const { address, signIn, sql, start } = place;
const mishaps = new URL("./testing/process-mishaps.mjs", import.meta.url);
const app = start({ PROCESSES: "2", NODE_OPTIONS: `--import ${mishaps}` });
await app.ready();

/** @param {() => boolean | Promise<boolean>} isSo @param {number} [every] */
const until = (isSo, every = 50) => untilIn(isSo, { patience: 60_000, every });

after(async () => {
  await place.endStarted();
  await place.remove();
});

const workers = () => workersOf(app.pid).map(({ pid }) => pid);

/** @typedef {{ status: number, text: string }} Answer */

/** @param {Agent} agent @param {string} path @param {{ method?: string, cookie?: string, body?: object }} [asked] */
function send(agent, path, { method = "GET", cookie = "", body } = {}) {
  const headers = { cookie, "content-type": "application/json" };
  return /** @type {Promise<Answer>} */ (
    new Promise((resolve, reject) => {
      const asking = request(address + path, { method, agent, headers }, async (answer) => {
        const parts = await answer.setEncoding("utf8").toArray();
        resolve({ status: Number(answer.statusCode), text: parts.join("") });
      });
      asking.on("error", reject).end(body && JSON.stringify(body));
    })
  );
}

const isAlive = (/** @type {Agent} */ agent) =>
  send(agent, "/api/health/?live=1").then(({ status }) => status === 200);

/** A connection stays with the process that took it: only those of the other answer while one is stopped. */
async function twoConnections() {
  const agents = Array.from({ length: 16 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  await Promise.all(agents.map(isAlive));
  const [first = 0] = workers();
  process.kill(first, "SIGSTOP");
  const asked = agents.map(isAlive);
  const answers = await Promise.all(asked.map((one) => Promise.race([one, pause(1_500, false)])));
  process.kill(first, "SIGCONT");
  await Promise.all(asked);
  const [one, other] = [agents[answers.indexOf(false)], agents[answers.indexOf(true)]];
  assert.ok(one && other);
  const close = () => {
    for (const agent of agents) agent.destroy();
  };
  return { one, other, close };
}

async function untilReplaced(/** @type {number} */ gone) {
  await until(() => workers().length === 2 && !workers().includes(gone));
  await until(() => place.isUp());
}

/** @param {number} pid */
async function killed(pid) {
  process.kill(pid, "SIGKILL");
  await until(() => lifeOf(pid) === undefined);
}

test("settings changed through one process are seen by the other at once", async () => {
  const { one, other, close } = await twoConnections();
  const cookie = await signIn();
  for (const name of ["Faena Uno", "Faena Dos", "Faena Tres"]) {
    const changed = await send(one, "/api/settings/", {
      method: "PUT",
      cookie,
      body: { company_name: name },
    });
    assert.equal(changed.status, 200, changed.text);
    const seen = await send(other, "/api/settings/", { cookie });
    assert.equal(JSON.parse(seen.text).data.company_name, name);
  }
  close();
});

test("a session ended in one process is ended in the other", async () => {
  const { one, other, close } = await twoConnections();
  const cookie = await signIn();
  for (const agent of [one, other])
    assert.equal((await send(agent, "/api/settings/", { cookie })).status, 200);
  assert.equal((await send(one, "/accounts/logout/", { cookie })).status, 200);
  assert.equal((await send(other, "/api/settings/", { cookie })).status, 401);
  close();
});

async function aScanBatch() {
  const batch = await PDFDocument.create();
  for (let page = 1; page <= 16; page += 1)
    batch.addPage([400, 400]).drawText(`Hoja ${page} `.repeat(60), { x: 10, y: 20, maxWidth: 380 });
  const form = new FormData();
  form.set("file", new File([new Uint8Array(await batch.save())], "hojas.pdf"));
  return form;
}

inProof(test)(
  "a scan batch that one process was reading when it died is read on by the other",
  async () => {
    const [partner] = await sql`
    insert into partners (business_tax_id, name, address)
    values ('1790000077001', 'Petrolera Norte', 'Km 12') returning id`;
    const [project] = await sql`
    insert into projects (partner_id, location, start_date)
    values (${partner?.id}, 'Campo Norte', '2026-01-01') returning id`;
    const cookie = await signIn();
    const path = `/api/load_files/project/${project?.id}/custody_scans/`;
    const form = { method: "POST", headers: { cookie }, body: await aScanBatch() };
    const received = await fetch(address + path, form);
    assert.equal(received.status, 201);
    const { id } = (await received.json()).data;
    const scan = async () => (await sql`select * from custody_scans where id = ${id}`)[0];
    const readers = () => {
      const all = familyOf(app.pid);
      const children = all.filter(({ pid }) => commandOf(pid).includes("child.mjs"));
      return workers().filter((pid) => children.some(({ parent }) => parent === pid));
    };
    await until(async () => (await scan())?.progress >= 3, 20);
    const [reader = 0] = readers();
    await killed(reader);
    assert.equal((await scan())?.status, "READING");
    await sql`update custody_scans set worked_at = worked_at - interval '1 minute'`;
    await until(async () => (await scan())?.status === "REVIEW");
    await untilReplaced(reader);
    const read = await fetch(`${address}${path}${id}/`, { headers: { cookie } });
    assert.equal((await read.json()).data.pages.length, 16);
  },
);

/** @param {string} cookie @param {string} taxId */
const createPartner = (cookie, taxId) =>
  fetch(`${address}/api/partners/`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json", connection: "close" },
    signal: AbortSignal.timeout(20_000),
    body: JSON.stringify({ business_tax_id: taxId, name: `Cliente ${taxId}`, address: "Km 12" }),
  });

test("kill -9 of a process loses nothing acknowledged, and the other goes on, also where none can be started at once", async (t) => {
  const cookie = await signIn();
  const [doomed = 0] = workers();
  /** @type {string[]} */
  const acknowledged = [];
  let [number, answeredAfter, isOver] = [0, 0, false];
  const writing = async () => {
    while (!isOver) {
      number += 1;
      const taxId = String(1_790_100_000_001 + number);
      const answer = await createPartner(cookie, taxId).catch(() => undefined);
      if (!answer) continue;
      assert.equal(answer.status, 201, await answer.text());
      acknowledged.push(taxId);
      if (!workers().includes(doomed)) answeredAfter += 1;
      await pause(20);
    }
  };
  t.after(() => {
    isOver = true;
  });
  const writers = Promise.all(Array.from({ length: 8 }, writing));
  await pause(500);
  app.signal("SIGUSR2");
  await killed(doomed);
  await until(() => answeredAfter > 20);
  isOver = true;
  await writers;
  await untilReplaced(doomed);
  const kept = new Set(
    (await sql`select business_tax_id as id from partners`).map(({ id }) => String(id)),
  );
  assert.deepEqual(
    acknowledged.filter((taxId) => !kept.has(taxId)),
    [],
  );
  for (const how of ["SIGKILL", "ENOENT"])
    assert.ok(app.output().includes(`A process of the server ended (${how}); starting another`));
});

test("what the server does by itself is done by one process, and goes on when that one dies", async () => {
  await sql`update installation set database_oid = 'another'`;
  const said = () => app.output().split("The stored files belong to another database").length - 1;
  const [first = 0, older = 0] = workers();
  await killed(first);
  await untilReplaced(first);
  await pause(1_500);
  const before = said();
  assert.ok(before <= 1);
  await killed(older);
  await until(() => said() === before + 1);
  await untilReplaced(older);
  await pause(1_500);
  assert.equal(said(), before + 1);
});

test("told to end, all end, also those that die before they are told", async () => {
  const all = workers();
  app.signal("SIGTERM");
  assert.equal(await app.ended, 0);
  assert.deepEqual(all.map(lifeOf), [undefined, undefined]);
});
