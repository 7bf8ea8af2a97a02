import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../root.mjs";
import { crossingsIn } from "./check.mjs";
import house from "./house.cjs";
import { writesIn } from "./table-writes.mjs";

/** A small house with every crossing that was found in the large one, and what is allowed beside each. */
const tree = {
  "tsconfig.json": `{ "compilerOptions": { "moduleResolution": "bundler", "module": "esnext", "paths": { "@/*": ["./*"] } } }`,
  "db/values/index.ts": "export const kinds = ['A'];",
  "db/client.ts": "export const database = () => null;",
  "db/schema/index.ts": 'export * from "./custody"; export * from "./equipment";',
  "db/schema/custody.ts": 'export const custodyChains = pgTable("custody_chains", {});',
  "db/schema/equipment.ts": 'export const equipment = pgTable("resource_items", {});',
  "lib/values/dates.ts": "export const today = 1;",
  "lib/kernel/env.ts": 'import { bucketOf } from "../storage/bucket"; export const env = bucketOf;',
  "lib/storage/bucket.ts": 'import { env } from "../kernel/env"; export const bucketOf = env;',
  "lib/billing/refresh.ts":
    'import { status } from "../worksheets/status"; export const refresh = status;',
  "lib/worksheets/status.ts":
    'import { today } from "../values/dates"; export const status = today;',
  "lib/worksheets/complete-chains.ts":
    'import { custodyChains } from "@/db/schema"; export const complete = (ctx) => ctx.db.update(custodyChains).set({});',
  "lib/custody/create-chain.ts":
    'import { custodyChains } from "@/db/schema"; export const create = (ctx) => ctx.db.insert(custodyChains).values({});',
  "lib/projects/update-project.ts":
    'import { equipment } from "@/db/schema"; export const move = (ctx) => ctx.db.update(equipment).set({});',
  "lib/placement/move-units.ts":
    'import { equipment } from "@/db/schema"; export const move = (ctx) => ctx.db.update(equipment).set({});',
  "lib/staff/input.ts": 'import { kinds } from "@/db/values"; export const input = kinds;',
  "lib/staff/labels.ts": 'import { database } from "@/db/client"; export const labels = database;',
  "lib/staff/find-vehicle.ts":
    'import { plate } from "../vehicles/plate"; export const find = plate;',
  "lib/vehicles/plate.ts": "export const plate = 1;",
  "lib/staff/rank-staff.ts": "export const rank = 1; export type Rank = 1;",
  "components/staff/form.tsx":
    'import { input } from "@/lib/staff/input"; import type { Rank } from "@/lib/staff/rank-staff"; export const form: Rank = input;',
  "components/staff/table.tsx":
    'import { rank } from "@/lib/staff/rank-staff"; export const table = rank;',
  "lib/staff/list-input.ts": "export const asked = 1;",
  "lib/staff/list-staff.ts": "export const list = 1;",
  "lib/staff/hire.ts": "export const hire = 1;",
  "app/(office)/staff/actions.ts":
    '"use server"; import { asked } from "@/lib/staff/list-input"; import { list } from "@/lib/staff/list-staff"; import { hire } from "@/lib/staff/hire"; export const search = [asked, list, hire];',
  "lib/staff/json.ts": "export const inJson = 1;",
  "lib/staff/pass-json.ts": "export const passJson = 1;",
  "app/api/staff/route.ts":
    'import { inJson } from "@/lib/staff/json"; import { passJson } from "@/lib/staff/pass-json"; export const GET = [inJson, passJson];',
  "app/(office)/staff/passes/page.tsx":
    'import { passJson } from "@/lib/staff/pass-json"; export default passJson;',
  "app/(office)/staff/page.tsx": 'import { database } from "@/db/client"; export default database;',
};

function build(files: Record<string, string>): string {
  const place = mkdtempSync(join(tmpdir(), "house-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), text);
  }
  symlinkSync(join(root, "node_modules"), join(place, "node_modules"));
  return place;
}

test("a room that no floor is given is refused", () => {
  const attic = { "lib/attic/box.ts": "export const box = 1;" };
  expect(() => crossingsIn(build({ ...tree, ...attic }))).toThrow("no floor to lib/attic");
});

test("what browsers run is named as it stands", () => {
  const rules: Record<string, string[]> = house.pureRules;
  const files = Object.entries(rules).flatMap(([room, names]) =>
    names.map((name) => `lib/${room}/${name}.ts`),
  );
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

describe("a house in small", () => {
  let crossings: string[];

  beforeAll(() => {
    crossings = crossingsIn(build(tree));
  });

  test.each([
    [
      "a room that uses one above it",
      /floor-\d+-looks-down: lib\/billing\/refresh.ts → lib\/worksheets\/status.ts/,
    ],
    [
      "a room that uses its neighbour",
      /floor-\d+-looks-down: lib\/staff\/find-vehicle.ts → lib\/vehicles\/plate.ts/,
    ],
    [
      "the environment and the store knowing each other",
      /no-cycles: lib\/(kernel\/env|storage\/bucket).ts →/,
    ],
    [
      "a component that takes what runs on the server",
      /components-run-in-browsers: components\/staff\/table.tsx → lib\/staff\/rank-staff.ts/,
    ],
    [
      "what a browser may have, drawing the database along",
      /what-browsers-run-is-closed: lib\/staff\/labels.ts → db\/client.ts/,
    ],
    [
      "a component that takes a schema before it is asked for",
      /schemas-come-late: components\/staff\/form.tsx → lib\/staff\/input.ts/,
    ],
    [
      "a page that speaks to the database",
      /app-knows-no-sql: app\/\(office\)\/staff\/page.tsx → db\/client.ts/,
    ],
    [
      "a server action that reads, and so waits for saves",
      /acts-change-something: app\/\(office\)\/staff\/actions.ts → lib\/staff\/list-staff.ts/,
    ],
    [
      "a page that takes a part of the documented answers",
      /screens-speak-no-json: app\/\(office\)\/staff\/passes\/page.tsx → lib\/staff\/pass-json.ts/,
    ],
    ["work sheets that write chains", /^lib\/worksheets\/complete-chains.ts writes custodyChains$/],
    ["projects that write units", /^lib\/projects\/update-project.ts writes equipment$/],
  ])("refuses %s", (_, crossing) => {
    expect(crossings).toContainEqual(expect.stringMatching(crossing));
  });

  test("and nothing else", () => {
    expect(crossings.filter((crossing) => !crossing.startsWith("no-cycles"))).toHaveLength(11);
  });
});

describe("what a text writes", () => {
  const imports = 'import { custodyChains, equipment as units } from "@/db/schema";';
  test.each([
    ["ctx.db.delete(units)", ["equipment"]],
    ["insertAll(ctx.db, custodyChains, rows)", ["custodyChains"]],
    [`ctx.db.execute(sql\`update \${units} u set name = 1\`)`, ["equipment"]],
    [
      "ctx.db.execute(sql`with x as (select 1) insert into custody_chains select 1`)",
      ["custody_chains"],
    ],
    [`ctx.db.execute(sql\`delete from \${sql.identifier(name)} where true\`)`, ["?"]],
    ["for (const table of tables) await db.update(table).set({})", ["?"]],
    ["createHash('sha256').update(bytes)", []],
    ["new Map().delete(key)", []],
    ["ctx.db.select().from(units).for('update')", []],
    [`sql\`select from \${units} for update\``, []],
  ])("%s", (text, tables) => {
    expect(writesIn("lib/a/b.ts", `${imports}\n${text}`).map(({ table }) => table)).toEqual(tables);
  });
});
