import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { closeDatabase } from "@/db/client";
import { aSession } from "@/db/testing/factories";
import { documentedOperations } from "@/scripts/documented-operations";
import { startCompared } from "./apps-compared";
import { openOwnDatabase } from "./own-database";

/**
 * Asks two checkouts every documented GET of the demonstration and compares status, kind and bytes of what they answer:
 * `BENCH_BEFORE=folder npx tsx bench/same-answers.ts`. Each path is asked of records that are there and of some that are
 * not, whole, by page and searched. Ends with 1 when an answer differs.
 */
const ids = Number(process.env.BENCH_IDS ?? 6);

const database = await openOwnDatabase();
const dataDir = join(database.dataDir, "data");
await mkdir(dataDir, { recursive: true });
process.env.DATA_DIR = dataDir;
const { fillEmptyDatabase } = await import("@/scripts/demo/fill-empty-database");
await fillEmptyDatabase();
const { cookie } = await aSession();
await closeDatabase();

/** By the names of paths: which records they are of. */
const tables: Record<string, string> = {
  project_id: "projects",
  partner_id: "partners",
  resource_id: "resource_items",
  vehicle_id: "vehicles",
  technical_id: "technicals",
  user_id: "users",
  guide_id: "shipping_guides",
  event_id: "calendar_events",
};

async function readIds() {
  const sql = postgres(database.url, { max: 1 });
  const found = new Map<string, number[]>();
  for (const [name, table] of Object.entries(tables)) {
    const rows = await sql<{ id: number }[]>`select id from ${sql(table)} order by id limit ${ids}`;
    found.set(
      name,
      rows.map(({ id }) => id),
    );
  }
  await sql.end();
  return found;
}

const known = await readIds();
const plain = [...Array.from({ length: ids }, (_, index) => index + 1), 999_999_999];

/** A name that says no table may mean several: the first numbers are asked of each. */
function filled(path: string): string[] {
  const [, name] = /\{(\w+)\}/.exec(path) ?? [];
  if (!name) return [path];
  const asked = [...(known.get(name) ?? plain), 0];
  return asked.flatMap((id) => filled(path.replace(`{${name}}`, String(id))));
}

const year = new Date().getFullYear();
const queries = [
  "",
  "?page=2&page_size=3",
  "?search=a&q=a",
  `?from=${year}-01-01&to=${year}-12-31&start_date=${year}-01-01&end_date=${year}-12-31`,
  "?id=3&model_type=technical&object_id=3&record_type=project&record_id=3&field=brand",
];

/** It would end the session that the rest is asked with. */
const leaving = "/accounts/logout/";

const paths = (await documentedOperations())
  .filter(({ method, path }) => method === "get" && path !== leaving)
  .flatMap(({ path }) => filled(path))
  .flatMap((path) => queries.map((query) => path + query));

async function ask(url: string, path: string) {
  const headers = { cookie, "accept-encoding": "identity" };
  const answer = await fetch(url + path, { headers, redirect: "manual" });
  const said = `${answer.status} ${answer.headers.get("content-type")}`;
  return { said, body: Buffer.from(await answer.arrayBuffer()) };
}

const served = await startCompared(database);
const [before, now] = served;
if (!before || !now) throw new Error("Name the other checkout by BENCH_BEFORE");
const told = new Map<string, number>();
let different = 0;
for (const path of paths) {
  const [was, is] = await Promise.all([ask(before.url, path), ask(now.url, path)]);
  told.set(was.said, (told.get(was.said) ?? 0) + 1);
  if (was.said === is.said && was.body.equals(is.body)) continue;
  different += 1;
  console.log(`${path}: ${was.said}, ${was.body.length} bytes; now ${is.said}, ${is.body.length}`);
}
console.log(`${paths.length} answers compared, ${different} differ`);
for (const [said, count] of told) console.log(`${String(count).padStart(8)}  ${said}`);
for (const { stop } of served) await stop();
await database.stop();
const isAnswered = [...told].some(([said, count]) => said.startsWith("200") && count > 100);
process.exit(different > 0 || !isAnswered ? 1 : 0);
