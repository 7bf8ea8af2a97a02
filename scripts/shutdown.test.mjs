import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { extent, inProof } from "./testing/extent.mjs";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";
import { arrivals } from "./testing/stored-files.mjs";
import { until } from "./testing/until.mjs";
import { aPdf, workSheetsAt } from "./testing/work-sheets.mjs";

const place = await aPlaceWithStores();
const { address, dataDir, port, signIn } = place;
/** As many processes as it starts by itself. @param {Record<string, string>} [env] */
const start = (env = {}) => place.start({ PROCESSES: "", ...env });
/** By day of one process where more of them show the same; in a proof as it starts by itself. */
const fewest = extent({ PROCESSES: "1" }, {});
const { createSheets } = workSheetsAt(address);

after(async () => {
  await place.endStarted();
  await place.remove();
});

/** @param {string} cookie @param {number} sheet */
async function halfAnUpload(cookie, sheet) {
  const fields = { model_type: "sheet_project", object_id: sheet, field_name: "invoice_file" };
  const head = [
    ...Object.entries(fields).map(
      ([name, value]) =>
        `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
  ].join("");
  const file = await aPdf(400_000);
  const whole = Buffer.concat([Buffer.from(head), file, Buffer.from("\r\n--x--\r\n")]);
  const sending = request(`${address}/api/load_files/`, {
    method: "POST",
    headers: {
      cookie,
      "content-type": "multipart/form-data; boundary=x",
      "content-length": whole.length,
    },
  });
  const answered = once(sending, "response");
  answered.catch(() => undefined);
  const before = arrivals(dataDir).list().length;
  sending.write(whole.subarray(0, 200_000));
  await until(() => arrivals(dataDir).list().length !== before);
  return {
    finish: async () => {
      sending.end(whole.subarray(200_000));
      const [answer] = await answered;
      return answer.resume().statusCode;
    },
    broken: answered.then(
      () => false,
      () => true,
    ),
  };
}

/** @param {ReturnType<typeof start>} app */
async function amidAnUpload(app) {
  await app.ready();
  const cookie = await signIn();
  const [sheet = 0] = await createSheets(cookie, 1);
  return { app, cookie, upload: await halfAnUpload(cookie, sheet) };
}

const ask = (/** @type {string} */ path, /** @type {string} */ cookie = "") =>
  fetch(`${address}${path}`, { headers: { cookie } });

/** Each process of the server hears of it by itself. */
async function untilNotReady() {
  for (let refused = 0; refused < 10; refused += 1)
    if ((await ask("/api/health/?ready=1")).status === 200) refused = 0;
}

/** @type {ReturnType<typeof start> | undefined} */
let again;

test("told to end, it is not ready, serves on, finishes an upload, and ends", async () => {
  const { app, cookie, upload } = await amidAnUpload(start());
  assert.equal((await ask("/api/health/?ready=1")).status, 200);
  const idle = connect(port, "127.0.0.1");
  await once(idle, "connect");
  app.signal("SIGTERM");
  app.signal("SIGINT");
  await untilNotReady();
  const refused = await ask("/api/health/?ready=1");
  assert.deepEqual([refused.status, (await refused.json()).code], [503, "try_again"]);
  assert.equal((await ask("/api/health/?live=1")).status, 200);
  await pause(6_000);
  const other = await ask("/api/partners/", cookie);
  assert.deepEqual([other.status, other.headers.get("connection")], [200, "close"]);

  assert.equal(await upload.finish(), 200);
  const began = performance.now();
  assert.equal(await app.ended, 0);
  assert.ok(performance.now() - began < 10_000);
  assert.deepEqual(arrivals(dataDir).list(), []);
  idle.destroy();

  again = start(fewest);
  await again.ready();
});

test("a second signal ends it at once", async () => {
  const { app, upload } = await amidAnUpload(again ?? start(fewest));
  app.signal("SIGTERM");
  await untilNotReady();
  await pause(600);
  const began = performance.now();
  app.signal("SIGTERM");
  assert.equal(await app.ended, 0);
  assert.ok(await upload.broken);
  assert.ok(performance.now() - began < 15_000);
});

inProof(test)(
  "with a notice it serves on with nothing left to do, so that a proxy sees it",
  async () => {
    const app = start({ DRAIN_SECONDS: "2" });
    await app.ready();
    const cookie = await signIn();
    const began = performance.now();
    app.signal("SIGTERM");
    await untilNotReady();
    while (performance.now() - began < 1_800) {
      const { status, headers } = await ask("/api/partners/", cookie);
      assert.deepEqual([status, headers.get("connection")], [200, "close"]);
      await pause(50);
    }
    assert.equal(await app.ended, 0);
    const took = performance.now() - began;
    assert.ok(took > 2_000 && took < 8_000, `${took} ms`);
  },
);

test("what is not finished in time is broken off", async () => {
  const { app, upload } = await amidAnUpload(start({ ...fewest, SHUTDOWN_SECONDS: "1" }));
  app.signal("SIGTERM");
  assert.equal(await app.ended, 0);
  assert.ok(await upload.broken);
});
