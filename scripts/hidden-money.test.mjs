import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { aPlace } from "./testing/app.mjs";
import { extent } from "./testing/extent.mjs";

const place = await aPlace();
const { address, dataDir, signIn } = place;

/** Of the demonstration. @param {string} role */
function userOf(role) {
  const told = readFileSync(join(dataDir, "demo-users.txt"), "utf8");
  const [, email = "", password = ""] = told.match(new RegExp(`${role}\\s+(\\S+)\\s+(\\S+)`)) ?? [];
  return { email, password };
}

/** @param {boolean} isShown */
async function show(isShown) {
  const cookie = await signIn(userOf("ADMINISTRATIVO"));
  const changed = await fetch(`${address}/api/settings/`, {
    method: "PUT",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ technician_sees_money: isShown }),
  });
  assert.equal(changed.status, 200, await changed.text());
}

/** Two records of a kind are as good as all; by day one. */
const seenOfKind = extent(1, 2);

const kindOf = (/** @type {string} */ path) =>
  path.replace(/\?(?!view=).*/, "").replace(/\d+/g, "#");

const isPage = (/** @type {string} */ link) =>
  !/^\/(?:api|print|media|_next|accounts|api-reference)\/|\/export\b|\.\w+$/.test(link);

const amount = /\$-?[\d.]*\d,\d{2}/g;
const property =
  /\\?"(?:amount|cost|total_?cost|parts_?cost|logistics_?cost|maintenance_?cost|transport_?cost|stowage_?cost|cost_\w+|daily_?rate|unit_?price|subtotal|tax_?amount)\\?":\\?"?-?(?!0+(?:\.0+)?\\?["},])\d[\d.]*/gi;

const amountsIn = (/** @type {string} */ html) =>
  [amount, property].flatMap((pattern) => html.match(pattern) ?? []);

/** Every page that leads from the first, with the amounts in what the browser is sent. @param {string} cookie */
async function walk(cookie) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  /** @type {Map<string, number>} */
  const ofKind = new Map();
  const waiting = ["/", "/?view=mes", "/?view=equipos"];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = kindOf(path);
    const count = ofKind.get(kind) ?? 0;
    if (found.has(path) || count === seenOfKind) continue;
    ofKind.set(kind, count + 1);
    const answer = await fetch(address + path, { headers: { cookie } });
    const html = await answer.text();
    assert.equal(answer.status, 200, path);
    assert.doesNotMatch(html, /NEXT_HTTP_ERROR_FALLBACK;404/, `${path} leads nowhere`);
    found.set(path, amountsIn(html));
    for (const [, link = ""] of html.matchAll(/ href="(\/[^"#]*)/g))
      if (isPage(link)) waiting.push(link.replaceAll("&amp;", "&"));
  }
  return found;
}

before(async () => {
  await place.start({ DEMO: "1", DEMO_PASSWORD: "" }).ready();
});
after(async () => {
  await place.endStarted();
  place.remove();
});

test("no page of a technician who may not see money holds an amount, and none leads to one that is not his", async (t) => {
  await show(false);
  const pages = await walk(await signIn(userOf("TECNICO")));
  t.diagnostic(`${pages.size} pages`);
  assert.deepEqual(
    [...pages].filter(([, amounts]) => amounts.length > 0),
    [],
  );
  assert.ok(pages.size > extent(40, 60));
});

test("where he may, the same pages hold them", async () => {
  await show(true);
  const cookie = await signIn(userOf("TECNICO"));
  for (const path of ["/maintenance", "/shipping", "/reservations", "/projects/2/resources"]) {
    const answer = await fetch(address + path, { headers: { cookie } });
    assert.notDeepEqual(amountsIn(await answer.text()), [], path);
  }
});
