import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { PDFDocument } from "pdf-lib";
import { lifeOf } from "./processes.mjs";
import {
  drawingBomb,
  endless,
  manyPages,
  objectBomb,
  otherBombs,
  vastPicture,
  vastPng,
} from "./testing/bombs.mjs";
import { inProof, someOf } from "./testing/extent.mjs";
import { childrenOf, whileWatched } from "./testing/family.mjs";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";
import { until } from "./testing/until.mjs";

const place = await aPlaceWithStores();
const { address, dataDir, signIn, sql, start } = place;
const patience = 180_000;
/** Answers needed to tell how long others wait. */
const fewest = 20;
const colleague = { email: "colega@faena.test", password: "Campamento-Sur-88" };

/** Megabytes that the file inflates to, and that its process may hold: 512, and what comes between two looks. */
const [inflated, bearable] = [3_000, 900];

/** @type {ReturnType<typeof start>} */
let app;
let cookie = "";
let other = "";

before(async () => {
  app = start({ PDF_SECONDS: "6" });
  await app.ready();
  cookie = await signIn();
  const created = await fetch(`${address}/api/users/`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({
      ...colleague,
      first_name: "Ana",
      last_name: "Sur",
      role: "ADMINISTRATIVO",
    }),
  });
  assert.equal(created.status, 201, await created.text());
  other = await signIn(colleague);
});

after(async () => {
  await place.endStarted();
  await place.remove();
});

async function aGoodFile() {
  const document = await PDFDocument.create();
  document.addPage().drawText("Hoja firmada");
  return new Uint8Array(await document.save());
}

/** @param {Uint8Array} bytes */
function stored(bytes) {
  const key = `2026-01/${randomUUID()}`;
  const path = join(dataDir, "files", key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return key;
}

let numbers = 0;

/** Stored before uploads were inspected as they are now. @param {Uint8Array[]} files */
async function aProjectWith(...files) {
  numbers += 1;
  const [partner] = await sql`
    insert into partners (business_tax_id, name, address)
    values (${`179${numbers}`}, 'Petrolera Norte', 'Km 12') returning id`;
  const [project] = await sql`
    insert into projects (partner_id, location, start_date)
    values (${partner?.id}, 'Campo Norte', '2026-01-01') returning id`;
  const [sheet] = await sql`
    insert into sheet_projects (project_id, series_code, date, issue_date, period_start, period_end)
    values (${project?.id}, ${`FAE-PS-2026-${numbers}`}, '2026-01-31', '2026-01-31', '2026-01-01', '2026-01-31')
    returning id`;
  const fields = ["sheet_project_file", "laboratory_analysis_file"];
  for (const [at, bytes] of files.entries())
    await sql`
      insert into attachments (model_type, object_id, field_name, file_name, content_type, size, storage_key)
      values ('sheet_project', ${sheet?.id}, ${fields[at] ?? ""}, 'a.pdf', 'application/pdf', ${bytes.length}, ${stored(bytes)})`;
  return Number(project?.id);
}

/** @param {string} path @param {Uint8Array<ArrayBuffer>} bytes */
async function send(path, bytes) {
  const form = new FormData();
  form.set("file", new File([bytes], "a.pdf"));
  const answer = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { cookie },
    body: form,
  });
  return { status: answer.status, body: await answer.json() };
}

/** @param {number} project @param {string} [as] */
async function merge(project, as = cookie) {
  const path = `${address}/api/load_files/project/${project}/merge/`;
  const answer = await fetch(path, { headers: { cookie: as } });
  const bytes = await answer.arrayBuffer();
  return { status: answer.status, text: Buffer.from(bytes).toString("latin1") };
}

/** @template T @param {import("node:test").TestContext} t @param {() => Promise<T>} work */
async function bounded(t, work) {
  const ask = () => fetch(`${address}/api/projects/`, { headers: { cookie: other } });
  const { result, megabytes, waits } = await whileWatched({ pid: app.pid, ask }, work);
  const at = (/** @type {number} */ share) =>
    Math.round(waits[Math.floor(waits.length * share)] ?? 0);
  t.diagnostic(
    `${megabytes} MB above rest; ${waits.length} others waited ${at(0.5)} ms, 95 % ${at(0.95)} ms, at most ${at(0.999)} ms`,
  );
  assert.ok(megabytes < bearable, `${megabytes} MB`);
  if (waits.length >= fewest) assert.ok(at(0.5) < 1_000, `others wait ${at(0.5)} ms`);
  return result;
}

const testInProof = inProof(test);

/** @type {[string, () => Uint8Array][]} */
const otherCodings = Object.entries(otherBombs).map(([name, make]) => [
  `a drawing in ${name}`,
  () => make(300),
]);

/** @type {[string, () => Uint8Array][]} */
const refusedAtOnce = [
  ["objects that inflate", () => objectBomb(inflated)],
  ["a drawing that inflates", () => drawingBomb(inflated)],
  ["a PDF of a picture of 30,000 × 30,000", () => vastPicture(30_000)],
  ["a picture of 30,000 × 30,000", () => vastPng(30_000)],
  ...otherCodings,
];

for (const [name, make] of someOf(refusedAtOnce, { of: 0, count: 1 }))
  test(`an upload of ${name} is refused, and the next is taken`, {
    timeout: patience,
  }, async (t) => {
    const project = await aProjectWith();
    for (const path of ["pdf_page_count/", `project/${project}/custody_scans/`]) {
      const refused = await bounded(t, () => send(`/api/load_files/${path}`, make()));
      assert.equal(refused.status, 415, JSON.stringify(refused.body));
    }
    const taken = await send("/api/load_files/pdf_page_count/", await aGoodFile());
    assert.deepEqual(taken.body, { success: true, pages: 1 });
  });

/** @type {[string, () => Uint8Array][]} */
const refusedInMerges = [
  ["objects that inflate", () => objectBomb(inflated)],
  ["pages without end", endless],
];

for (const [name, make] of refusedInMerges)
  testInProof(
    `a merge names the file with ${name}, and the next is made`,
    {
      timeout: patience,
    },
    async (t) => {
      const project = await aProjectWith(make(), await aGoodFile());
      const refused = await bounded(t, () => merge(project));
      assert.equal(refused.status, 400);
      assert.match(refused.text, /part_unreadable/);
      assert.equal((await merge(await aProjectWith(await aGoodFile()))).status, 200);
    },
  );

testInProof("a merge of 100,000 pages answers", { timeout: patience }, async (t) => {
  const project = await aProjectWith(manyPages(100_000));
  const { status } = await bounded(t, () => merge(project));
  assert.ok([200, 400].includes(status), String(status));
});

testInProof("a person's merges that hang delay nobody else's", { timeout: patience }, async () => {
  const [hanging, small] = [await aProjectWith(endless()), await aProjectWith(await aGoodFile())];
  let isOver = false;
  const batch = Promise.all([1, 2, 3].map(() => merge(hanging))).then(() => {
    isOver = true;
  });
  await pause(1_000);
  assert.equal((await merge(small, other)).status, 200);
  assert.equal(isOver, false);
  await batch;
});

testInProof(
  "a scan batch with a page that inflates is read but for that page",
  {
    timeout: patience,
  },
  async (t) => {
    const project = await aProjectWith();
    const path = `/api/load_files/project/${project}/custody_scans/`;
    const answer = await send(path, drawingBomb(inflated, { isDisguised: true }));
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    const scan = async () => {
      const shown = await fetch(`${address}${path}${answer.body.data.id}/`, {
        headers: { cookie },
      });
      return (await shown.json()).data;
    };
    await bounded(t, async () => {
      await until(async () => (await scan()).status !== "READING", {
        patience: 90_000,
        every: 200,
      });
    });
    const { status, pages } = await scan();
    assert.equal(status, "REVIEW");
    assert.deepEqual(
      pages.map((/** @type {{ state: string }} */ { state }) => state),
      ["BLANK", "NO_CODE", "BLANK"],
    );
  },
);

testInProof(
  "kill -9 amid a file that hangs leaves no process behind",
  { timeout: patience },
  async () => {
    const project = await aProjectWith(endless());
    const idle = new Set(childrenOf(app.pid));
    const merging = merge(project).catch(() => undefined);
    await pause(3_000);
    const children = childrenOf(app.pid);
    assert.ok(children.length > 0 && children.length >= idle.size);
    app.signal("SIGKILL");
    await Promise.all([merging, app.ended]);
    for (const deadline = Date.now() + 5_000; children.some((pid) => lifeOf(pid)); await pause(50))
      assert.ok(Date.now() < deadline, "a process lives on");
  },
);
