import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { PDFDocument } from "pdf-lib";
import { create } from "qrcode";
import { extent, inProof, someOf } from "./testing/extent.mjs";
import { aPlaceWithStores, endTurns } from "./testing/place-with-stores.mjs";
import { until as untilIn } from "./testing/until.mjs";

const place = await aPlaceWithStores();
const { address, signIn, sql, folder, bucket, start } = place;
const patience = 120_000;

const until = (/** @type {() => boolean | Promise<boolean>} */ isSo) =>
  untilIn(isSo, { patience, every: 100 });

afterEach(place.endStarted);
after(place.remove);

/** Numbered from `first`. @param {number} first @param {number} count */
async function chainsOf(first, count) {
  const [partner] = await sql`
    insert into partners (business_tax_id, name, address)
    values (${`17${first}`}, 'Petrolera Norte', 'Km 12') returning id`;
  const [project] = await sql`
    insert into projects (partner_id, location, start_date)
    values (${partner?.id}, 'Campo Norte', '2026-01-01') returning id`;
  const [sheet] = await sql`
    insert into sheet_projects (project_id, series_code, date, issue_date, period_start, period_end)
    values (${project?.id}, ${`FAE-PS-2026-${first}`}, '2026-01-31', '2026-01-31', '2026-01-01', '2026-01-31')
    returning id`;
  const rows = Array.from({ length: count }, (_, index) => ({
    sheet_project_id: sheet?.id,
    consecutive: String(first + index).padStart(7, "0"),
    date: "2026-01-15",
    type_waste: "LODOS",
    contact_name: "Luis Andrade",
  }));
  const chains = await sql`insert into custody_chains ${sql(rows)} returning id, consecutive`;
  return { project: Number(project?.id), chains };
}

/** Page n is 300 + n wide, with its chain's code if wanted. @param {string[]} consecutives @param {boolean} hasCodes */
async function aPile(consecutives, hasCodes) {
  const batch = await PDFDocument.create();
  for (const [index, consecutive] of consecutives.entries()) {
    const page = batch.addPage([301 + index, 400]);
    page.drawText(`${consecutive} `.repeat(200), { x: 10, y: 20, size: 4, maxWidth: 280 });
    if (!hasCodes) continue;
    const { size, data } = create(`FAENA:CDC:${consecutive}:1`, {
      errorCorrectionLevel: "M",
    }).modules;
    const side = 90 / size;
    for (let at = 0; at < size * size; at += 1)
      if (data[at])
        page.drawRectangle({
          x: 150 + (at % size) * side,
          y: 380 - Math.floor(at / size) * side,
          width: side,
          height: side,
        });
  }
  return new Uint8Array(await batch.save());
}

/** @param {string} cookie @param {string} path @param {Uint8Array<ArrayBuffer>} bytes @param {Record<string, string>} [fields] */
function upload(cookie, path, bytes, fields = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new File([bytes], "pila.pdf"));
  return fetch(`${address}${path}`, { method: "POST", headers: { cookie }, body: form });
}

/** A scan's pictures are named with it. */
async function namedKeys() {
  const rows = await sql`
    select storage_key from attachments union all select storage_key from custody_scans`;
  return new Set(rows.map(({ storage_key }) => String(storage_key)));
}

/** @param {typeof folder | typeof bucket} store */
async function killable(store) {
  let app = start(store.env);
  await app.ready();
  assert.equal((await place.command("store-adopt.mjs", [], store.env)).code, 0);
  const earlier = await namedKeys();
  return {
    /**
     * Ages what it left, so that the sweep counts it as left.
     * @param {() => Promise<unknown>} sending @param {number} milliseconds
     */
    async killAmid(sending, milliseconds) {
      const sent = sending().catch(() => undefined);
      await pause(milliseconds);
      app.signal("SIGKILL");
      await Promise.all([sent, app.ended]);
      await store.age();
      await endTurns(sql);
      await sql`update custody_scans set worked_at = worked_at - interval '1 minute'`;
    },
    async startAgain() {
      app = start(store.env);
      await app.ready();
    },
    /** Every record has its bytes, and the sweep leaves nothing else. */
    async assertAgreement() {
      const named = await namedKeys();
      const swept = await place.command("store-sweep.mjs", ["--any-number"], store.env);
      assert.equal(swept.code, 0, swept.output);
      await until(() => store.objects().every((name) => named.has(name.replace(/\.\d+$/, ""))));
      const there = new Set(store.objects());
      assert.deepEqual(
        [...named].filter((key) => !there.has(key) && !earlier.has(key)),
        [],
      );
    },
  };
}

/**
 * By their widths; 0 without a file.
 * @param {string} cookie @param {import("postgres").RowList<import("postgres").Row[]>} chains
 */
async function pagesOn(cookie, chains) {
  const widths = [];
  for (const { id } of chains) {
    const slot = `model_type=custody_chain&object_id=${id}&field_name=custody_chain_file`;
    const found = await fetch(`${address}/api/load_files/?${slot}`, { headers: { cookie } });
    const { data } = await found.json();
    const file =
      data.has_file && (await fetch(`${address}${data.file_url}`, { headers: { cookie } }));
    const document = file && (await PDFDocument.load(await file.arrayBuffer()));
    widths.push(document ? document.getPage(0).getWidth() - 300 : 0);
  }
  return widths;
}

const killed = [
  { store: folder, first: 1_000 },
  { store: bucket, first: 2_000 },
];

for (const { store, first } of someOf(killed, { of: 1, count: 1 }))
  test(`kill -9 amid bulk saves to ${store.name}: all of an upload or nothing, and no orphan after the sweep`, async () => {
    const { killAmid, startAgain, assertAgreement } = await killable(store);
    const count = extent(40, 120);
    const { project, chains } = await chainsOf(first, count);
    const batch = await aPile(
      chains.map(({ consecutive }) => consecutive),
      false,
    );
    const chain_ids = JSON.stringify(chains.map(({ id }) => id));
    const path = `/api/load_files/project/${project}/bulk_custody/`;
    const all = chains.map((_, index) => index + 1);

    for (const milliseconds of extent([800], [300, 800, 1_500, 2_500])) {
      const cookie = await signIn();
      await killAmid(() => upload(cookie, path, batch, { chain_ids }), milliseconds);
      const [saved] = await sql`select count(*)::int as files from attachments`;
      assert.equal(saved?.files % count, 0);
      await startAgain();
      await assertAgreement();
    }
    const cookie = await signIn();
    const answer = await upload(cookie, path, batch, { chain_ids });
    assert.equal((await answer.json()).saved, count);
    assert.deepEqual(await pagesOn(cookie, chains), all);
    await assertAgreement();
  });

inProof(test)("kill -9 amid readings and confirmations: read again, saved once", async () => {
  const { killAmid, startAgain, assertAgreement } = await killable(folder);
  await sql`update installation set codes_since = now() + interval '1 hour'`;
  const { project, chains } = await chainsOf(5_000, extent(8, 24));
  const consecutives = chains.map(({ consecutive }) => consecutive);
  const path = `/api/load_files/project/${project}/custody_scans/`;
  let cookie = await signIn();
  const received = await upload(cookie, path, await aPile(consecutives, true));
  assert.equal(received.status, 201);
  const { id } = (await received.json()).data;
  const scan = async () =>
    (await (await fetch(`${address}${path}${id}/`, { headers: { cookie } })).json()).data;
  await until(async () => (await scan()).progress >= 3);
  await killAmid(async () => undefined, 0);
  const [left] = await sql`select status from custody_scans where id = ${id}`;
  assert.equal(left?.status, "READING");

  await startAgain();
  cookie = await signIn();
  await until(async () => (await scan()).status === "REVIEW");
  assert.deepEqual(
    (await scan()).pages.map(({ chain_id }) => chain_id),
    chains.map((chain) => chain.id),
  );
  await assertAgreement();

  const confirm = () =>
    fetch(`${address}${path}${id}/confirm/`, { method: "POST", headers: { cookie } });
  for (const milliseconds of extent([60], [60, 250])) {
    await killAmid(confirm, milliseconds);
    await startAgain();
    cookie = await signIn();
    await until(async () => (await scan()).status !== "SAVING");
    const files = (await pagesOn(cookie, chains)).filter((page) => page > 0).length;
    assert.equal(files, (await scan()).status === "SAVED" ? chains.length : 0);
    await assertAgreement();
  }
  if ((await scan()).status === "REVIEW") assert.equal((await confirm()).status, 200);
  assert.equal((await confirm()).status, 400);
  assert.deepEqual(
    await pagesOn(cookie, chains),
    chains.map((_, index) => index + 1),
  );
  await assertAgreement();
});
