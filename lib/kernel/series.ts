import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { counters } from "@/db/schema";
import { single } from "../values/rows";
import type { BaseContext } from "./context";

export type NumberSeries = {
  /** Of its counter. */
  name: string;
  prefix: string;
  digits: number;
  isTaken: (code: SQL) => SQL;
  /** The number to go on from when a counter lags behind its records, after a restore or an import. */
  goOn: (taken: number) => SQL;
};

/** `version` is that of the record that was given it. */
type Drawn = { value: number; code: string; isTaken: boolean; version?: number | null };

/** The code of a number. */
export const shown = (number: SQL, { prefix, digits }: Pick<NumberSeries, "prefix" | "digits">) =>
  sql`${prefix}::text || lpad(${number}::text, greatest(${digits}::integer, length(${number}::text)), '0')`;

/** From 1. Its row stays locked until the transaction ends, so no number repeats and none is lost. */
function drawing(series: NumberSeries, atLeast = sql`1`): SQL {
  const code = shown(sql`${counters.value}`, series);
  return sql`insert into ${counters} (name, value) values (${series.name}, ${atLeast})
    on conflict (name) do update set value = greatest(${counters.value} + 1, ${atLeast})
    returning ${counters.value} as value, ${code} as code, ${series.isTaken(code)} as "isTaken"`;
}

/** Once more, with a number behind those of its records, when the first is taken. */
async function drawFree(
  ctx: BaseContext,
  series: NumberSeries,
  statement: (drawing: SQL) => SQL,
): Promise<Drawn> {
  const draw = async (drawing: SQL) => single(await ctx.db.execute<Drawn>(statement(drawing)));
  const first = await draw(drawing(series));
  return first.isTaken ? draw(drawing(series, series.goOn(first.value))) : first;
}

export async function drawCode(ctx: BaseContext, series: NumberSeries): Promise<string> {
  const { code } = await drawFree(ctx, series, (drawing) => drawing);
  return code;
}

export type Numbered = { number: string; version: number };

/**
 * In one statement, as whoever draws next waits from then on, and the commit follows at once. Raises the version as a
 * child does: it is no change of the record by somebody.
 */
export async function giveCode(
  ctx: BaseContext,
  series: NumberSeries,
  column: PgColumn,
  id: number,
): Promise<Numbered> {
  const { code, version } = await drawFree(
    ctx,
    series,
    (drawing) => sql`
      with drawn as (${drawing}),
      given as (
        update ${column.table} set ${sql.identifier(column.name)} = drawn.code, version = version + 1
        from drawn where id = ${id} and not drawn."isTaken" returning version)
      select drawn.*, (select version from given) as version from drawn`,
  );
  if (version == null) throw new TypeError(`No record ${id} to be numbered`);
  const { watched } = ctx;
  if (watched?.id === null && watched.table === getTableName(column.table)) watched.told = version;
  return { number: code, version };
}
