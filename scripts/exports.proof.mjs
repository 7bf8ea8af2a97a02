import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { unzipSync } from "fflate";
import { workersOf } from "./testing/family.mjs";
import { meanwhileAt } from "./testing/meanwhile.mjs";
import { openCursors } from "./testing/open-cursors.mjs";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";
import { arrivals } from "./testing/stored-files.mjs";
import { until as untilIn } from "./testing/until.mjs";

const changes = 20_000;
const fieldsOfChange = 10;
const [longChanges, lengthOfChange] = [20_000, 4_000];
/** A heap that fits what is held at once, however long the list; garbage that was not collected would hide that. */
const littleHeap = { NODE_OPTIONS: "--max-old-space-size=224" };
const place = await aPlaceWithStores();
const { address, dataDir, sql } = place;
let cookie = "";
let server = 0;
let said = () => "";

const until = (/** @type {() => boolean | Promise<boolean>} */ isSo) =>
  untilIn(isSo, { patience: 30_000 });

before(async () => {
  const app = place.start(littleHeap);
  await app.ready();
  cookie = await place.signIn();
  server = app.pid;
  said = app.output;
  await sql`
    insert into change_log (at, action, record_type, record_id, changes)
    select now() - make_interval(secs => ${changes} - n), 'UPDATE', 'partner', n, (
      select jsonb_object_agg('field_' || field, jsonb_build_array('antes, ' || n, repeat('después ', 12) || n))
      from generate_series(1, ${fieldsOfChange}) as field)
    from generate_series(1, ${changes}) as n`;
  await sql`
    insert into change_log (at, action, record_type, record_id, changes)
    select now() - make_interval(secs => ${longChanges} - n), 'UPDATE', 'vehicle', n,
      jsonb_build_object('notes', jsonb_build_array('antes', (
        select string_agg(md5(n || ' ' || part), '') from generate_series(1, ${lengthOfChange / 32}) as part)))
    from generate_series(1, ${longChanges}) as n`;
});
after(async () => {
  await place.endStarted();
  await place.remove();
});

/** @param {string} format @param {AbortSignal} [signal] */
const ask = (format, signal, recordType = "partner") =>
  fetch(`${address}/history/export/?recordType=${recordType}&format=${format}`, {
    headers: { cookie },
    ...(signal ? { signal } : {}),
  });

const answersWhile = meanwhileAt({ address, pid: () => server });

/** @param {string} format @param {string} recordType */
async function sizeOf(format, recordType) {
  const answer = await ask(format, undefined, recordType);
  assert.equal(answer.status, 200);
  let size = 0;
  for await (const piece of answer.body ?? []) size += piece.byteLength;
  return size;
}

/** @type {[string, string, string, number][]} */
const lists = [
  [`${changes} changes`, "csv", "partner", 500_000],
  [`${changes} changes`, "xlsx", "partner", 500_000],
  [`${longChanges} changes of ${lengthOfChange} letters`, "csv", "vehicle", 75_000_000],
  [`${longChanges} changes of ${lengthOfChange} letters`, "xlsx", "vehicle", 30_000_000],
];

for (const [list, format, recordType, least] of lists)
  test(`${list} as ${format}: others are answered meanwhile, and memory stays flat`, async (t) => {
    const { result, figures, megabytes, assertAnswered } = await answersWhile(() =>
      sizeOf(format, recordType),
    );
    t.diagnostic(`${(result / 1e6).toFixed(1)} MB, ${figures}`);
    assert.ok(result > least, figures);
    assertAnswered();
    assert.ok(megabytes <= 150, figures);
  });

test("the file holds the list, each change once, newest first", async () => {
  const text = await (await ask("csv")).text();
  const lines = text.trimEnd().split("\r\n");
  assert.equal(lines.length, 1 + changes * fieldsOfChange);
  for (const [at, line] of lines.slice(1).entries()) {
    const n = changes - Math.floor(at / fieldsOfChange);
    assert.ok(line.includes(`,${n},`), line);
    assert.ok(line.endsWith(`,"antes, ${n}",${"después ".repeat(12)}${n}`), line);
  }
  const book = unzipSync(new Uint8Array(await (await ask("xlsx")).arrayBuffer()));
  const sheet = new TextDecoder().decode(book["xl/worksheets/sheet1.xml"]);
  assert.equal(sheet.match(/<row /g)?.length, lines.length);
});

const spooled = () => arrivals(dataDir).list();

test("a client who leaves while it is written leaves no transaction and no file", async () => {
  const leaving = new AbortController();
  const gone = assert.rejects(ask("xlsx", leaving.signal));
  await until(async () => spooled().length > 0 && (await openCursors(sql)).length === 1);
  leaving.abort();
  await gone;
  await until(async () => spooled().length === 0 && (await openCursors(sql)).length === 0);
});

test("a client who leaves while it is sent leaves nothing open", async () => {
  const handles = () =>
    workersOf(server).flatMap(({ pid }) => readdirSync(`/proc/${pid}/fd`)).length;
  const leaving = new AbortController();
  const answer = await ask("csv", leaving.signal);
  assert.equal((await openCursors(sql)).length, 0, "the transaction ended before the first byte");
  assert.deepEqual(spooled(), []);
  const held = handles();
  leaving.abort();
  await assert.rejects(answer.text());
  await until(() => handles() < held);
});

test("in more than a minute of work the log has told of no proxy: there is none", () => {
  assert.doesNotMatch(said(), /proxy/);
});
