import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { meanwhileAt } from "./testing/meanwhile.mjs";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";

const [lines, chains, itemsOfChain, side] = [1_000, 60, 40, 6_000];
/** Milliseconds, enough for many requests meanwhile. */
const atLeast = 6_000;
const place = await aPlaceWithStores();
const { address, dataDir, sql } = place;
let cookie = "";
let server = 0;

const answersWhile = meanwhileAt({ address, pid: () => server });

/** A sheet of a long month with its chains, inserted directly: a thousand requests would show no more. */
const aLargeSheet = () => [
  sql`insert into partners (id, business_tax_id, name, address) overriding system value
    values (1, '1790000001001', 'Petrolera', 'Quito')`,
  sql`insert into projects (id, partner_id, location, start_date) overriding system value
    values (1, 1, 'Campo Norte', '2026-01-01')`,
  sql`insert into resource_items (id, name, code, type_equipment, stst_status_disponibility, stst_current_project_id, stst_current_location)
    overriding system value
    select n, 'Unidad ' || n, 'EQ-' || n, 'LVMNOS', 'RENTADO', 1, 'Campo Norte' from generate_series(1, ${lines}) as n`,
  sql`insert into project_resources (id, project_id, resource_item_id, type_resource, detailed_description, cost, operation_start_date)
    overriding system value
    select n, 1, n, 'EQUIPO', 'ALQUILER', 12.50, '2026-01-01' from generate_series(1, ${lines}) as n`,
  sql`insert into sheet_projects (id, project_id, series_code, date, issue_date, period_start, period_end, status, subtotal, tax_amount, total)
    overriding system value
    values (1, 1, 'PS-1', '2026-01-31', '2026-01-31', '2026-01-01', '2026-01-31', 'LIQUIDATED', 100, 15, 115)`,
  sql`insert into sheet_project_details (sheet_project_id, kind, project_resource_id, resource_item_id, date,
      description, quantity, unit_price, subtotal, reference_document, billed_days)
    select 1, 'RENT', n, n, '2026-01-31', 'ALQUILER DE LA UNIDAD EQ-' || n, cardinality(days), 12.50,
      cardinality(days) * 12.50, 'ALQUILER EQ-' || n, days
    from generate_series(1, ${lines}) as n,
      lateral (select array(select day::date from generate_series('2026-01-01', '2026-01-31', interval '1 day') as day) as days) as billed`,
  sql`insert into custody_chains (id, sheet_project_id, consecutive, date, type_waste, status, contact_name)
    overriding system value
    select n, 1, lpad(n::text, 7, '0'), '2026-01-01'::date + n % 28, 'AGUAS NEGRAS', 'COMPLETED', 'Luis Andrade'
    from generate_series(1, ${chains}) as n`,
  sql`insert into custody_chain_details (custody_chain_id, resource_item_id, physical_equipment_code)
    select chain, 1 + (chain * ${itemsOfChain} + item) % ${lines}, item
    from generate_series(1, ${chains}) as chain, generate_series(1, ${itemsOfChain}) as item`,
];

/** As large as a phone's, slow to decode. */
const aPhoto = () =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 40 })
    .toBuffer();

async function withPhoto() {
  await sql`insert into technicals (id, first_name, last_name, dni, work_area, nro_phone) overriding system value
    values (1, 'Ñusta', 'Grefa', '1500123456', 'PLANT_PROJECTS', '0991234567')`;
  const form = new FormData();
  form.set("file", new File([new Uint8Array(await aPhoto())], "foto.jpg"));
  for (const [name, value] of Object.entries({
    model_type: "technical",
    object_id: "1",
    field_name: "image_profile",
  }))
    form.set(name, value);
  const options = { method: "POST", headers: { cookie }, body: form };
  const answer = await fetch(`${address}/api/load_files/`, options);
  assert.ok(answer.ok, await answer.text());
}

before(async () => {
  const app = place.start();
  await app.ready();
  cookie = await place.signIn();
  server = app.pid;
  await sql`set session_replication_role = replica`;
  for (const statement of aLargeSheet()) await statement;
  await withPhoto();
});
after(async () => {
  await place.endStarted();
  await place.remove();
});

/** @param {string} path */
async function ask(path) {
  const answer = await fetch(`${address}${path}`, { headers: { cookie } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  assert.equal(answer.status, 200, Buffer.from(bytes).toString().slice(0, 300));
  return bytes;
}

/** @type {[string, string, number][]} what is drawn, where, and its pages at least */
const papers = [
  [`a sheet of ${lines} lines`, "/print/worksheet/1", 30],
  [
    `a sheet of ${lines} lines with its ${chains} chains`,
    "/api/load_files/sheet/1/merge-generated/",
    100,
  ],
  [`a chain of ${itemsOfChain} units`, "/print/custody/1", 2],
  [`a technician with a photo of ${side} × ${side}`, "/print/staff/1", 1],
];

for (const [name, path, pages] of papers)
  test(`${name}: others are answered while it is drawn`, async (t) => {
    const { result, figures, assertAnswered } = await answersWhile(async () => {
      const [given, until] = [[await ask(path)], performance.now() + atLeast];
      while (given.length < 3 || performance.now() < until) given.push(await ask(path));
      return given;
    });
    const [first, ...again] = result;
    const document = await PDFDocument.load(first ?? new Uint8Array());
    t.diagnostic(`${document.getPageCount()} pages, ${result.length} times in ${figures}`);
    assert.ok(document.getPageCount() >= pages, figures);
    if (path.startsWith("/print/"))
      for (const other of again) assert.ok(Buffer.from(other).equals(first ?? Buffer.alloc(0)));
    assertAnswered();
  });

test("nothing is left of what was drawn", () => {
  assert.deepEqual(readdirSync(join(dataDir, "incoming")), []);
});
