import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { unzipSync } from "fflate";
import { meanwhileAt } from "./testing/meanwhile.mjs";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";

const chains = 100_000;
const littleHeap = { NODE_OPTIONS: "--max-old-space-size=224" };
const place = await aPlaceWithStores();
const { address, sql } = place;
let cookie = "";
let server = 0;

before(async () => {
  const app = place.start(littleHeap);
  await app.ready();
  cookie = await place.signIn();
  server = app.pid;
  await sql`insert into partners (business_tax_id, name, address) values ('1790000000001', 'Petrolera', 'Quito')`;
  await sql`
    insert into projects (partner_id, location, start_date)
    select id, 'Campo ' || n, '2020-01-01' from partners, generate_series(1, 20) as n`;
  await sql`
    insert into sheet_projects (project_id, series_code, date, issue_date, period_start, period_end)
    select project.id, 'PRU-' || project.id || '-' || n, '2026-01-31', '2026-01-31', '2026-01-01', '2026-01-31'
    from projects as project, generate_series(1, 50) as n`;
  await sql`
    insert into custody_chains (sheet_project_id, consecutive, date, type_waste, status, contact_name,
      volume_unit, volume_gallons, volume_barrels, volume_cubic_meters)
    select sheet.id, lpad(n::text, 7, '0'), '2026-01-01'::date + n % 31, 'AGUAS NEGRAS', 'COMPLETED', 'Contacto',
      'GALLONS', 1000, 23.809524, 3.785410
    from generate_series(1, ${chains}) as n
    join (select id, row_number() over (order by id) as at from sheet_projects) as sheet on sheet.at = 1 + n % 1000`;
});
after(async () => {
  await place.endStarted();
  await place.remove();
});

const answersWhile = meanwhileAt({ address, pid: () => server });

const report = "/reports/custody-chains/export?period_from=2026-01-01&period_to=2026-12-31";
const list = "/custody/export?date_from=2026-01-01";

/** @param {string} path @param {string} format */
async function fileOf(path, format) {
  const answer = await fetch(`${address}${path}&format=${format}`, { headers: { cookie } });
  assert.equal(answer.status, 200, await (answer.ok ? "" : answer.text()));
  return new Uint8Array(await answer.arrayBuffer());
}

/** @type {[string, string, string][]} */
const files = [
  ["a report", report, "csv"],
  ["a report", report, "xlsx"],
  ["the list", list, "csv"],
  ["the list", list, "xlsx"],
];

for (const [what, path, format] of files)
  test(`${what} of ${chains} chains as ${format}: others are answered meanwhile, and memory stays flat`, async (t) => {
    const { result, figures, megabytes, assertAnswered } = await answersWhile(() =>
      fileOf(path, format),
    );
    t.diagnostic(`${(result.byteLength / 1e6).toFixed(1)} MB, ${figures}`);
    assertAnswered();
    assert.ok(megabytes <= 150, figures);
    const text = format === "csv" ? new TextDecoder().decode(result) : "";
    if (text) assert.equal(text.trimEnd().split("\r\n").length, chains + 1);
    else {
      const sheet = new TextDecoder().decode(unzipSync(result)["xl/worksheets/sheet1.xml"]);
      assert.equal(sheet.match(/<row /g)?.length, chains + 1);
    }
  });

test("one chain more is refused as a workbook, and offered as text", async () => {
  await sql`
    insert into custody_chains (sheet_project_id, consecutive, date, type_waste, status, contact_name,
      volume_unit, volume_gallons, volume_barrels, volume_cubic_meters)
    select min(id), '9999999', '2026-01-01', 'LODOS', 'COMPLETED', 'Contacto', 'GALLONS', 1, 0.02381, 0.003785 from sheet_projects`;
  const answer = await fetch(`${address}${report}&format=xlsx`, { headers: { cookie } });
  assert.equal(answer.status, 400);
  assert.match(await answer.text(), /Son más de 100\.000 filas/);
});
