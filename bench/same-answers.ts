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
 * not, whole, by page and searched. What is new, whole paths or keys, is told; ends with 1 when an answer differs otherwise.
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

const allowance = postgres(database.url, { max: 1 });

/** What a user may ask for of costly calls is no part of the comparison. */
async function ask(url: string, path: string) {
  const headers = { cookie, "accept-encoding": "identity" };
  const answer = await fetch(url + path, { headers, redirect: "manual" });
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 429)
    return { said: `${answer.status} ${answer.headers.get("content-type")}`, body };
  await allowance`truncate costly_calls`;
  return ask(url, path);
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** The keys that came to it since, in `added`; throws for any other difference. */
function compareValues(was: unknown, is: unknown, added: Set<string>): void {
  if (was === is) return;
  if (typeof was !== "object" || typeof is !== "object" || !was || !is)
    throw new Error(`${JSON.stringify(was)} became ${JSON.stringify(is)}`.slice(0, 200));
  const [before, now] = [Object.entries(was), new Map(Object.entries(is))];
  if (Array.isArray(was) && before.length !== now.size) throw new Error("another number of rows");
  for (const [key, value] of before) {
    compareValues(value, now.get(key), added);
    now.delete(key);
  }
  for (const key of now.keys()) added.add(key);
}

function difference(was: Answer, is: Answer): string | null {
  if (was.said === is.said && was.body.equals(is.body)) return null;
  if (was.said.startsWith("404") && !is.said.startsWith("404")) return "is new";
  if (was.said !== is.said) return `DIFFERS: ${was.said} became ${is.said}`;
  if (!was.said.includes("json")) return `DIFFERS: ${was.said}`;
  const added = new Set<string>();
  try {
    compareValues(JSON.parse(was.body.toString()), JSON.parse(is.body.toString()), added);
  } catch (thrown) {
    return `DIFFERS: ${String(thrown)}`;
  }
  return added.size > 0 ? `has new keys: ${[...added].sort().join(" ")}` : "DIFFERS: order of keys";
}

const served = await startCompared(database);
const [before, now] = served;
if (!before || !now) throw new Error("Name the other checkout by BENCH_BEFORE");
const told = new Map<string, number>();
const differences = new Map<string, number>();
let equal = 0;
for (const path of paths) {
  const [was, is] = await Promise.all([ask(before.url, path), ask(now.url, path)]);
  told.set(was.said, (told.get(was.said) ?? 0) + 1);
  const found = difference(was, is);
  if (!found) equal += 1;
  else {
    const line = `${path.replace(/\?.*/, "").replaceAll(/\/\d+\//g, "/N/")} ${found}`;
    differences.set(line, (differences.get(line) ?? 0) + 1);
  }
}
console.log(`${paths.length} answers compared, ${equal} the same, byte for byte`);
for (const [said, count] of told) console.log(`${String(count).padStart(8)}  ${said}`);
for (const [line, count] of [...differences].sort())
  console.log(`${String(count).padStart(8)}  ${line}`);
for (const { stop } of served) await stop();
await allowance.end();
await database.stop();
const isAnswered = [...told].some(([said, count]) => said.startsWith("200") && count > 100);
const isOther = [...differences.keys()].some((line) => line.includes("DIFFERS"));
process.exit(isOther || !isAnswered ? 1 : 0);
