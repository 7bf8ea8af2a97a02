import { type SQL, sql } from "drizzle-orm";
import { alias, integer, PgDialect, pgTable, QueryBuilder, text } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { instant } from "./columns";
import { type Spelling, selectionOf, spellOut } from "./statement-text";

const kites = pgTable("kites", {
  id: integer("id"),
  name: text('a "name"'),
  flown: instant("flown"),
});
const others = alias(kites, "others");
const building = new QueryBuilder();
const dialect = new PgDialect();
const { casing, escapeName, escapeParam, escapeString, prepareTyping } = dialect as never as Record<
  string,
  never
>;
const spelling = {
  casing,
  escapeName,
  escapeParam,
  escapeString,
  prepareTyping,
} as never as Spelling;

const leaves: (() => unknown)[] = [
  () => undefined,
  () => null,
  () => 7,
  () => "it's",
  () => [1, "two", sql`three`],
  () => kites,
  () => others,
  () => kites.name,
  () => others.name,
  () => sql.identifier('a "quote"'),
  () => sql.raw("now()"),
  () => sql.param(null, kites.id),
  () => sql.param(new Date(0), kites.flown),
  () => sql.param(sql`default`, kites.id),
  () => sql.placeholder("later"),
  () => sql`${5} + ${kites.id}`.inlineParams(),
  () => sql`upper(${kites.name})`.as("loud"),
  () => building.select().from(kites),
  () => building.select({ id: kites.id }).from(kites).as("chosen"),
  () => building.select().from(others).leftJoin(kites, sql`${kites.id} = ${9}`),
];

const chunk = fc.letrec<{ chunk: unknown; statement: SQL }>((tie) => ({
  chunk: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(...leaves).map((leaf) => leaf()),
    tie("statement"),
  ),
  statement: fc
    .array(tie("chunk"), { maxLength: 5 })
    .map((chunks) => sql`select ${sql.join(chunks as SQL[], sql`, `)} from ${chunks[0]}`),
}));

test("statements are spelled out as Drizzle spells them out, again too", () => {
  fc.assert(
    fc.property(chunk.statement, (statement) => {
      const { sql: text, params } = dialect.sqlToQuery(statement);
      expect(spellOut(statement, spelling)).toEqual({ sql: text, params });
      expect(spellOut(statement, spelling)).toEqual({ sql: text, params });
    }),
    { numRuns: 200 },
  );
});

test("what is selected is listed as Drizzle lists it", () => {
  const list = (
    dialect as never as { buildSelection: Parameters<typeof selectionOf>[2] }
  ).buildSelection.bind(dialect);
  const selectable = [
    kites.id,
    kites.name,
    others.name,
    sql`upper(${kites.name})`,
    sql`upper(${kites.name})`.as("loud"),
    building.select({ id: kites.id }).from(kites).as("chosen"),
  ];
  const fields = fc.array(fc.record({ field: fc.constantFrom<unknown>(...selectable) }));
  fc.assert(
    fc.property(fields, fc.boolean(), (selected, isSingleTable) => {
      const listed = selectionOf(selected, { isSingleTable }, list);
      expect(dialect.sqlToQuery(listed)).toEqual(
        dialect.sqlToQuery(list(selected, { isSingleTable })),
      );
    }),
  );
});
