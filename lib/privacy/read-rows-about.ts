import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../kernel/context";
import type { Person } from "./get-person";
import { held } from "./held";
import type { DataSource } from "./sources";

export type Shown = Record<string, unknown>;

const lotSize = 500;
const name = (column: string) => sql`t.${sql.identifier(column)}`;
const listOf = (values: readonly (string | number)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

function signs({ by }: DataSource, person: Person): { column: string; holds: SQL }[] {
  return (Object.keys(by) as (keyof Person)[]).flatMap((kind) => {
    const values = person[kind];
    if (values.length === 0) return [];
    const isId = kind === "userIds" || kind === "staffIds";
    return (by[kind] ?? []).map((column) => ({
      column,
      holds: isId
        ? sql`${name(column)} in (${listOf(values)})`
        : sql`lower(trim(${name(column)})) in (${listOf(values)})`,
    }));
  });
}

/** A condition on the row `t`; null where the table cannot concern the person. */
export function aboutPerson(source: DataSource, person: Person): SQL | null {
  const found = signs(source, person);
  return found.length === 0
    ? null
    : sql`(${sql.join(
        found.map(({ holds }) => holds),
        sql` or `,
      )})`;
}

const wholeBut = (secrets: readonly string[]): SQL =>
  secrets.reduce((row, column) => sql`${row} - ${column}::text`, sql`to_jsonb(t)`);

const named = (shows: readonly string[], found: ReturnType<typeof signs>): SQL => {
  const identity = shows.map((column) => sql`${column}::text, ${name(column)}`);
  const where = found.map(({ column, holds }) => sql`case when ${holds} then ${column}::text end`);
  return sql`jsonb_build_object('id', t.id, ${sql.join(identity, sql`, `)},
    'named_as', to_jsonb(array_remove(array[${sql.join(where, sql`, `)}], null)))`;
};

export async function* readRowsAbout(
  ctx: Context,
  source: DataSource,
  person: Person,
): AsyncGenerator<readonly Shown[]> {
  const where = aboutPerson(source, person);
  if (!where) return;
  const { table, shows, key = "id" } = source;
  const row = shows ? named(shows, signs(source, person)) : wholeBut(held[table].secret);
  for (let after: unknown = null, isLast = false; !isLast; ) {
    const next = after === null ? sql`true` : sql`${name(key)} > ${after}`;
    const lot = await ctx.db.execute<{ key: unknown; row: Shown }>(
      sql`select ${name(key)} as key, ${row} as row from ${sql.identifier(table)} t
        where ${where} and ${next} order by ${name(key)} limit ${lotSize}`,
    );
    yield lot.map(({ row }) => row);
    isLast = lot.length < lotSize;
    after = lot.at(-1)?.key;
  }
}
