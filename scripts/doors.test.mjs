import assert from "node:assert/strict";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { unzipSync, zipSync } from "fflate";
import { staticFolder, staticPack } from "./static-files.mjs";
import { administrator, aPlace } from "./testing/app.mjs";
import { inProof } from "./testing/extent.mjs";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";
import { until } from "./testing/until.mjs";

const place = await aPlaceWithStores();
const { address, signIn, sql } = place;
const kept = join(place.dataDir, "files", "builds");
let cookie = "";
/** @type {ReturnType<typeof place.start>} */
let app;

before(async () => {
  app = place.start();
  await app.ready();
  cookie = await signIn();
});
after(async () => {
  await place.endStarted();
  await place.remove();
});

/**
 * Like `fetch`, which cannot send every method and header. @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [asked]
 * @returns {Promise<{ status: number, headers: import("node:http").IncomingHttpHeaders, body: string }>}
 */
const send = (path, { method = "GET", headers = {}, body } = {}) =>
  new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { method, headers }, async (answer) => {
      let text = "";
      for await (const piece of answer.setEncoding("utf8")) text += piece;
      resolve({ status: Number(answer.statusCode), headers: answer.headers, body: text });
    });
    sent.once("error", reject);
    sent.end(body);
  });

const inward = [
  { "x-middleware-prefetch": "1" },
  { "x-middleware-next": "1" },
  { "x-middleware-skip": "1" },
  { "x-nextjs-data": "1" },
  { "x-matched-path": "/login" },
  { "x-invoke-status": "200" },
  { "next-resume": "1" },
];

for (const headers of inward)
  test(`${Object.keys(headers)} changes no answer`, async () => {
    const paths = ["/api/projects/", "/api/health/", "/projects", "/login", "/api/nothing/"];
    for (const path of paths) {
      const [plain, asked] = [await send(path), await send(path, { headers })];
      assert.equal(asked.status, plain.status, path);
      assert.equal(asked.headers["content-type"], plain.headers["content-type"], path);
    }
    const form = { "content-type": "application/json", cookie, ...headers };
    const refused = await send("/api/partners/", { method: "POST", headers: form, body: "{}" });
    assert.equal(refused.status, 400);
    assert.equal(JSON.parse(refused.body).code, "validation_error");
  });

test("a page runs the scripts of its answer only, and is made for its request", async () => {
  const nonces = new Set();
  const paths = [
    "/login",
    "/",
    "/projects",
    "/custody/new",
    "/settings",
    "/nothing",
    "/projects/9",
  ];
  for (const path of paths) {
    const { headers, body } = await send(path, { headers: { cookie, "x-nonce": "guessed" } });
    const policy = String(headers["content-security-policy"]);
    const [, nonce = ""] =
      /script-src 'self' 'nonce-([^']{24})' 'strict-dynamic';/.exec(policy) ?? [];
    assert.ok(nonce, `${path}: ${policy}`);
    nonces.add(nonce);
    const scripts = body.match(/<script\b[^>]*>/g) ?? [];
    assert.ok(scripts.length > 3, path);
    for (const script of scripts) assert.ok(script.includes(`nonce="${nonce}"`), script);
    assert.equal(headers["cross-origin-opener-policy"], "same-origin");
    assert.match(String(headers["permissions-policy"]), /microphone=\(\)/);
    assert.equal(headers["strict-transport-security"], undefined);
  }
  assert.equal(nonces.size, paths.length);
});

test("nobody keeps data, and data is no page", async () => {
  for (const path of ["/api/technicals/", "/api/users/", "/api/users/1/", "/api/history/"]) {
    const { status, headers } = await send(path, { headers: { cookie } });
    assert.equal(status, 200, path);
    assert.match(String(headers["cache-control"]), /no-store/, path);
    assert.equal(headers["content-security-policy"], "default-src 'none'; frame-ancestors 'none'");
  }
});

test("what is no page stands on our own pages only", async () => {
  for (const path of ["/logo.svg", "/favicon.ico"]) {
    const { status, headers } = await send(path);
    assert.deepEqual([status, headers["content-security-policy"]], [200, "frame-ancestors 'self'"]);
  }
});

test("scripts of pages are sent compressed, as the build made them, and kept for good", async () => {
  const { body } = await send("/login");
  const [script = ""] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(body) ?? [];
  const lengths = [];
  for (const [accepted, encoding] of [
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ]) {
    const { status, headers } = await send(script, { headers: { "accept-encoding": accepted } });
    assert.deepEqual([status, headers["content-encoding"]], [200, encoding]);
    assert.match(String(headers["cache-control"]), /immutable/);
    assert.equal(headers["x-content-type-options"], "nosniff");
    lengths.push(Number(headers["content-length"]));
  }
  assert.deepEqual(
    lengths,
    lengths.toSorted((a, b) => a - b),
  );
  for (const path of ["/_next/static/none.js", "/_next/static/..%2fBUILD_ID"])
    assert.equal((await send(path)).status, 404, path);
  assert.equal((await send(script, { method: "POST" })).status, 405);
});

test("a page that another build made has its scripts", async () => {
  const { body } = await send("/login");
  const ours = deploymentOf(body);
  assert.ok(existsSync(join(kept, `${ours}.zip`)));
  const [missing] = Object.keys(unzipSync(readFileSync(staticPack))).filter(
    (name) => !existsSync(join(staticFolder, name)),
  );
  assert.equal(missing, undefined, "the pack holds what the build made");

  const [other, script] = ["0123456789ab", Buffer.from("console.log('other');".repeat(90))];
  const pack = zipSync({ "chunks/of-another.js.gz": gzipSync(script) }, { level: 0 });
  writeFileSync(join(kept, `${other}.zip`), pack);
  const path = "/_next/static/chunks/of-another.js";
  const found = async () => (await send(`${path}?dpl=${other}`)).status === 200;
  await until(found, { patience: 10_000 });
  const { headers, body: plain } = await send(`${path}?dpl=${other}`);
  assert.equal(plain, script.toString());
  const compressed = await fetch(`${address}${path}?dpl=${other}`);
  assert.equal(compressed.headers.get("content-encoding"), "gzip");
  assert.ok(Number(compressed.headers.get("content-length")) < script.length);
  assert.equal(await compressed.text(), script.toString());
  assert.match(String(headers["cache-control"]), /immutable/);
  assert.equal(headers["x-content-type-options"], "nosniff");
  assert.match(String(headers["content-type"]), /javascript/);
  for (const asked of [path, `${path}?dpl=${ours}`, `${path}?dpl=ba9876543210`])
    assert.equal((await send(asked)).status, 404, asked);
  assert.equal((await send(`${path}?dpl=${other}`, { method: "POST" })).status, 405);
});

test("TRACE and what is no method are 405, everywhere", async () => {
  for (const path of ["/", "/login", "/api/projects/", "/media/x", "/nothing"])
    for (const method of ["TRACE", "PROPFIND"]) {
      const { status, headers, body } = await send(path, { method });
      assert.equal(status, 405, `${method} ${path}`);
      assert.match(String(headers.allow), /GET/);
      assert.equal(JSON.parse(body).code, "method_not_allowed");
    }
});

test("no picture of any place is fetched, resized and kept on a stranger's word", async () => {
  for (const url of ["/media/x.png", "/login", "//evil.test/x.png", "http://evil.test/x.png"])
    for (const headers of [{}, { cookie }]) {
      const path = `/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`;
      assert.equal((await send(path, { headers })).status, 404, url);
    }
});

/**
 * Sends the head and a part of a body, the rest once the answer came, then a second request on the same connection.
 * @param {string} head @param {Buffer} body @returns {Promise<[number, number]>} both statuses
 */
async function answeredEarly(head, body) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let answers = "";
  socket.setEncoding("latin1").on("data", (text) => {
    answers += text;
  });
  const statuses = () =>
    [...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code));
  const answered = async (/** @type {number} */ count) => {
    while (statuses().length < count) await once(socket, "data");
  };
  socket.write(head);
  socket.write(body.subarray(0, body.length / 2));
  await answered(1);
  socket.write(body.subarray(body.length / 2));
  socket.write(`GET /api/health/ HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
  await answered(2);
  socket.destroy();
  const [first = 0, second = 0] = statuses();
  return [first, second];
}

test("who is refused while he still sends has his answer, and his connection goes on", {
  timeout: 30_000,
}, async () => {
  const size = 12_000_000;
  const long = Buffer.alloc(size, "x");
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nx\r\n';
  const twoFiles = Buffer.concat([Buffer.from(part), Buffer.from(part), long]);
  /** @type {[string, string, Buffer, number][]} */
  const cases = [
    ["/api/partners/", "application/json", long, 413],
    ["/api/load_files/", "multipart/form-data; boundary=b", twoFiles, 400],
  ];
  for (const [path, type, body, status] of cases) {
    const head = [
      `POST ${path} HTTP/1.1`,
      "host: faena",
      `cookie: ${cookie}`,
      `content-type: ${type}`,
      `content-length: ${body.length}`,
    ];
    assert.deepEqual(
      await answeredEarly(`${head.join("\r\n")}\r\n\r\n`, body),
      [status, 200],
      path,
    );
  }
});

test("a connection that waits outlives what nginx and Caddy keep", async () => {
  const { headers } = await send("/api/health/", { headers: { connection: "keep-alive" } });
  const seconds = Number(/timeout=(\d+)/.exec(String(headers["keep-alive"]))?.[1]);
  assert.ok(seconds > 120, String(headers["keep-alive"]));
});

test("a sign-in leads to this site only", async () => {
  const form = (/** @type {string} */ next) =>
    send("/accounts/login/", {
      method: "POST",
      headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
      body: String(new URLSearchParams({ username: "x@y.test", password: "no", next })),
    });
  for (const next of ["/..//evil.test", "/.//evil.test", "/%2e%2e//evil.test"]) {
    const { status, headers } = await form(next);
    assert.equal(status, 303);
    assert.doesNotMatch(decodeURIComponent(String(headers.location)), /evil/);
  }
});

test("the log holds nothing that anybody typed", async () => {
  const json = { "content-type": "application/json" };
  await sql`alter table partners rename to partners_away`;
  await sql`alter table login_failures rename to login_failures_away`;
  const partner = { business_tax_id: "0990012345001", name: "Nombre Reservado S.A.", address: "x" };
  const account = { username: "alguien.en.particular@empresa.test", password: "Clave-Secreta-99" };
  const saved = await send("/api/partners/", {
    method: "POST",
    headers: { ...json, cookie },
    body: JSON.stringify(partner),
  });
  const entered = await send("/accounts/login/", {
    method: "POST",
    headers: json,
    body: JSON.stringify(account),
  });
  const page = await send("/partners", { headers: { cookie } });
  await sql`alter table login_failures_away rename to login_failures`;
  await sql`alter table partners_away rename to partners`;
  assert.deepEqual([saved.status, entered.status], [500, 500], saved.body + entered.body);
  assert.ok(page.status >= 200);
  const log = app.output();
  assert.match(log, /42P01/);
  assert.match(log, /from "partners"|into "partners"/);
  const typed = [partner.business_tax_id, partner.name, ...Object.values(account)];
  for (const words of typed) assert.ok(!log.includes(words), words);
  assert.doesNotMatch(log, /params:/);
});

inProof(test)(
  "what one process answered another one replays, whatever its own secret",
  async () => {
    const asked = {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "una-llave", cookie },
      body: JSON.stringify({ name: "Panel", scope: "read" }),
    };
    const made = await send("/api/tokens/", asked);
    assert.equal(made.status, 201, made.body);
    await place.endStarted();
    await place.start({ AUTH_SECRET: "otro-secreto-de-otro-proceso" }).ready();
    const again = await send("/api/tokens/", asked);
    assert.equal(again.headers["idempotent-replayed"], "true", again.body);
    assert.deepEqual([again.status, again.body], [201, made.body]);
  },
);

/** Names of the acts that a page offers. @param {string} body */
const actsOf = (body) => new Set(body.match(/\b[0-9a-f]{42}\b/g) ?? []);
const deploymentOf = (/** @type {string} */ body) => /data-dpl-id="([0-9a-f]{12})"/.exec(body)?.[1];

describe("another instance of the same build, reached by https", () => {
  /** @type {Awaited<ReturnType<typeof aPlace>>} */
  let other;
  before(async () => {
    other = await aPlace();
    const APP_URL = "https://faena.empresa.test";
    await other.start({ DATABASE_URL: place.databaseUrl, APP_URL }).ready();
  });
  after(async () => {
    await other.endStarted();
    other.remove();
  });
  const ask = (/** @type {string} */ path, /** @type {RequestInit} */ asked = {}) =>
    fetch(`${other.address}${path}`, asked);

  test("does an act of the page of the first", async () => {
    const page = await send("/partners/new", { headers: { cookie } });
    const there = await ask("/partners/new", { headers: { cookie } });
    assert.ok(deploymentOf(page.body));
    assert.equal(deploymentOf(await there.text()), deploymentOf(page.body));
    const known = [];
    for (const act of [...actsOf(page.body), "7f".repeat(21)]) {
      const headers = { cookie, "next-action": act, "content-type": "text/plain;charset=UTF-8" };
      const answer = await ask("/partners/new", { method: "POST", headers, body: "[]" });
      if (!answer.headers.has("x-nextjs-action-not-found")) known.push(act);
    }
    assert.ok(known.length > 0);
    assert.deepEqual(known, [...actsOf(page.body)]);
  });

  test("cookies and browsers come to it by nothing else", async () => {
    const { headers } = await ask("/login");
    assert.match(String(headers.get("strict-transport-security")), /max-age=31536000/);
    const json = { "content-type": "application/json" };
    const { email: username, password } = administrator;
    const body = JSON.stringify({ username, password });
    const signedIn = await ask("/accounts/login/", { method: "POST", headers: json, body });
    const given = String(signedIn.headers.get("set-cookie"));
    assert.match(given, /; Secure/);
    const origin = "http://localhost:3000";
    const asked = { ...json, cookie: given.split(";")[0] ?? "", origin };
    const refused = await ask("/api/partners/", { method: "POST", headers: asked, body: "{}" });
    assert.equal(refused.status, 403);
    assert.notEqual(refused.headers.get("access-control-allow-origin"), origin);
  });
});
