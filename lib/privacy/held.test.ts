import { readFileSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "@/db/schema";
import { tablesOfDocument } from "./document";
import { type Held, held } from "./held";
import { sources } from "./sources";

const tables = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .map((one) => getTableConfig(one))
  .map(({ name, columns }) => [name, columns.map(({ name }) => name)] as const);

const columnsOf = ({ about, named, who, words, secret, rest }: Held) =>
  [about, named, who, words, secret, rest].flat();

test("what is held of persons is said of every table, and of no other", () => {
  expect(Object.keys(held).sort()).toEqual(tables.map(([name]) => name).sort());
});

test.each(tables)("every column of %s stands under one head", (name, columns) => {
  const table = held[name as keyof typeof held];
  expect(columnsOf(table).sort()).toEqual([...columns].sort());
});

/** Of no person with a record of his own, or given in another way: papers, and words in lists. */
const notSearched = ["attachments", "custody_scans", "settings"];

test("who asks what is held of him is looked for wherever persons are", () => {
  const searched = new Set<string>(sources.map(({ table }) => table));
  const personal = Object.entries(held).filter(
    ([, { about, named }]) => about.length > 0 || named.length > 0,
  );
  expect(personal.map(([name]) => name).filter((name) => !searched.has(name))).toEqual(notSearched);
});

test("docs/privacy.md says so (npm run privacy:doc writes it)", () => {
  expect(readFileSync("docs/privacy.md", "utf8")).toContain(tablesOfDocument());
});
