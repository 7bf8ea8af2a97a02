import { sql } from "drizzle-orm";
import { boolean, date, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import * as utils from "drizzle-orm/utils";
import { expect, test } from "vitest";
import { instant } from "./columns";
import { type GivenColumn, rowMaker } from "./row-maker";

const kites = pgTable("kites", {
  id: integer("id"),
  name: text("name"),
  cost: numeric("cost"),
  madeOn: date("made_on"),
  isLost: boolean("is_lost"),
  weekdays: integer("weekdays").array(),
  createdAt: instant("created_at"),
});
const owners = pgTable("owners", { id: integer("id"), name: text("name") });

/** Drizzle's own, which its types leave out. */
const mapResultRow = Reflect.get(utils, "mapResultRow");

const kite = [7, 'Cometa "A"', "12.50", "2026-03-01", false, "{0,3}", "2026-03-01 12:00:00+00"];
const whole = Object.entries({ ...kites }).flatMap(([key]) =>
  key in kites && key !== "enableRLS"
    ? [{ path: ["kite", key], field: Reflect.get(kites, key) }]
    : [],
);
const named = { path: ["owner's"], field: sql<string>`upper(name)` };
const counted = { path: ["count"], field: sql`count(*)`.mapWith(Number) };
const aliased = { path: ["other", "words"], field: sql<string>`words`.as("words") };
const ownerOf = (path: string): GivenColumn[] => [
  { path: [path, "id"], field: owners.id },
  { path: [path, "name"], field: owners.name },
];
const mixed: GivenColumn[] = [
  { path: ["both", "owner"], field: owners.id },
  { path: ["both", "kite"], field: kites.id },
];

const fields: GivenColumn[] = [...whole, ...ownerOf("owner"), ...mixed, named, counted, aliased];
const rows = [
  [...kite, 3, "Ana", 3, 7, "ANA", "4", "x"],
  [...kite, null, null, null, 7, null, null, null],
  [...kite.map(() => null), null, "Ana", null, null, null, "0", null],
];

test.each([
  ["nothing is joined", undefined],
  ["owners are joined from the left", { kites: true, owners: false }],
  ["owners are always there", { kites: false, owners: true }],
])("rows are made as Drizzle makes them when %s", (_, always) => {
  const make = rowMaker(fields, always, `of ${JSON.stringify(always)}`);
  const made = rows.map(make);
  const byDrizzle = rows.map((row) => mapResultRow(fields, row, always));
  expect(made).toEqual(byDrizzle);
  expect(JSON.stringify(made)).toBe(JSON.stringify(byDrizzle));
});

test("a name is text in what is written, whatever stands in it", () => {
  const name = '"],row.constructor,["';
  expect(rowMaker([{ path: [name], field: owners.name }], undefined, "named")(["Ana"])).toEqual({
    [name]: "Ana",
  });
});

test("a statement that comes again, with other names or readings for its columns, is read by those", () => {
  const read = (path: string, field: unknown, value: string) =>
    rowMaker([{ path: [path], field }], undefined, "select 1")([value]);
  const counting = () => sql`count(*)`.mapWith(Number);
  expect(read("count", counting(), "4")).toEqual({ count: 4 });
  expect(read("count", counting(), "5")).toEqual({ count: 5 });
  expect(read("count", sql`count(*)`.mapWith(String), "4")).toEqual({ count: "4" });
  expect(read("total", counting(), "4")).toEqual({ total: 4 });
  expect(read("total", owners.name, "4")).toEqual({ total: "4" });
  expect(read("total", kites.createdAt, "2026-03-01 12:00:00+00")).toEqual({
    total: new Date("2026-03-01T12:00:00Z"),
  });
});
