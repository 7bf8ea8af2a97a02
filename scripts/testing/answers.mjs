import assert from "node:assert/strict";
import { createHash } from "node:crypto";

/** Lists whose records other operations name in their paths. */
const lists = {
  project_id: "/api/projects/",
  partner_id: "/api/partners/",
  resource_id: "/api/resources/",
  technical_id: "/api/technicals/",
  vehicle_id: "/api/vehicles/",
  user_id: "/api/users/",
  event_id: "/api/calendar/events/",
  guide_id: "/api/shipping/guides/",
  reservation_id: "/api/reservations/",
  id: "/api/workorders/custody_chain/",
};
const ofMaintenance = "/api/maintenance/sheets/";
const ofProjects = "/api/workorders/sheets/project/";

/** These end the session, write, are drawn anew each time, tell the time, count sign-ins, or ask what would be. */
const isLeftOut = (/** @type {string} */ path) =>
  /logout|refresh|merge|\/move\/|scan_id|detail_id|schema|health|user_id.+erasure/.test(path) ||
  path === "/api/load_files/";

/** Required query parameters. */
const queries = {
  "/api/autocomplete/": "field=location",
  "/api/schedule/": "from=2026-01-01&to=2026-12-31",
  "/api/search/": "q=norte",
};

/** @param {string} address @param {string} cookie */
export function answersOf(address, cookie) {
  /** @param {string} path */
  async function bodyOf(path) {
    const answer = await fetch(`${address}${path}`, { headers: { cookie } });
    assert.equal(answer.status, 200, path);
    return answer.json();
  }

  /** Without those left out. */
  async function readingPaths() {
    const { paths } = await bodyOf("/api/schema/");
    return Object.keys(paths).filter((path) => paths[path].get && !isLeftOut(path));
  }

  /** @param {string} path @returns {Promise<number[]>} */
  const idsIn = async (path) => (await bodyOf(path)).data.map((/** @type {any} */ { id }) => id);

  /** By path parameter. */
  async function listRecords() {
    /** @type {Record<string, (number | string)[]>} */
    const records = {};
    for (const [name, path] of Object.entries(lists)) records[name] = await idsIn(path);
    records.maintenance = await idsIn(ofMaintenance);
    records.report = (await bodyOf("/api/reports/")).data.map(
      (/** @type {any} */ { slug }) => slug,
    );
    records.sheet_id = [];
    for (const id of records.project_id ?? [])
      records.sheet_id.push(...(await idsIn(`${ofProjects}${id}/`)));
    return records;
  }

  /** @param {string} path @param {Record<string, (number | string)[]>} records */
  function named(path, records) {
    const [name] = /(?<=\{)\w+(?=\})/.exec(path) ?? [];
    const query = queries[/** @type {keyof typeof queries} */ (path)] ?? "";
    if (!name) return [`${path}?${query}`, `${path}?page=1&page_size=2&${query}`];
    const kind = path.startsWith(ofMaintenance)
      ? "maintenance"
      : name.replace("sheet_project_id", "sheet_id");
    assert.ok(records[kind]?.length, path);
    return (records[kind] ?? []).map((id) => path.replace(`{${name}}`, String(id)));
  }

  /** As varied as there are. @param {number} count */
  async function sample(count) {
    const records = await listRecords();
    const kinds = (await readingPaths()).map((path) => named(path, records));
    /** @type {string[]} */
    const found = [];
    for (let at = 0; found.length < count && kinds.some((kind) => kind.length > at); at += 1)
      found.push(...kinds.flatMap((kind) => kind[at] ?? []));
    return found.slice(0, count);
  }

  /** Status, type, version and a digest of every byte. @param {string} path */
  async function digest(path) {
    const answer = await fetch(`${address}${path}`, { headers: { cookie } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const headers = ["content-type", "etag"].map((name) => answer.headers.get(name) ?? "-");
    return { text: [path, answer.status, ...headers, bytes.length, sha256].join(" "), bytes };
  }

  /** @param {readonly string[]} paths */
  async function digests(paths) {
    const all = [];
    for (const path of paths) all.push(await digest(path));
    return all;
  }

  return { sample, digests };
}
