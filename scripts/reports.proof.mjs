import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { unzipSync } from "fflate";
import { writeChains } from "./testing/many-chains.mjs";
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
  await writeChains(sql, chains);
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
