import { readFileSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "@/db/schema";
import { tablesOfDocument } from "./document";
import { held } from "./held";
import type { HeldTable } from "./held-table";
import { personalColumns } from "./held-table";
import { neutralWords } from "./neutral-words";
import { sources } from "./sources";

const tables = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .map((one) => getTableConfig(one))
  .map(({ name, columns }) => [name, columns.map(({ name }) => name)] as const);

const columnsOf = ({ about, named, who, words, secret, rest }: HeldTable) =>
  [about, named, who, words, secret, rest].flat();

test("what is held of persons is said of every table, and of no other", () => {
  expect(Object.keys(held).sort()).toEqual(tables.map(([name]) => name).sort());
});

test.each(tables)("every column of %s stands under one head", (name, columns) => {
  const table = held[name as keyof typeof held];
  expect(columnsOf(table).sort()).toEqual([...columns].sort());
});

/** Secrets of the installation and file keys are no person's. */
const isOfPersons = ({ whom, named, about, who, words }: HeldTable) =>
  whom !== null || [named, about, who, words].flat().length > 0;

test.each(Object.entries(held))(
  "every column of a person in %s says what erasing does",
  (_, table) => {
    const columns = isOfPersons(table) ? personalColumns(table) : [];
    expect(Object.keys(table.fates).sort()).toEqual([...columns].sort());
  },
);

test("every column that gets a neutral word has one, and no other", () => {
  const replaced = Object.entries(held).flatMap(([name, { fates }]) => {
    const columns = Object.keys(fates).filter((column) => fates[column] === "replaced");
    return columns.length > 0 ? [[name, columns.sort()]] : [];
  });
  const worded = Object.entries(neutralWords).map(([name, words]) => [
    name,
    Object.keys(words).sort(),
  ]);
  expect(worded).toEqual(replaced);
});

/** Of no person with a record, or exported otherwise: papers, and words in lists. */
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
