import { type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { changes } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { groupedBy } from "../values/rows";
import { deletion } from "./action";
import type { RecordType } from "./list-changes";
import { namings } from "./naming";

export type RecordKey = { type: RecordType; id: number };

export type Image = RecordKey & { values: Record<string, unknown> };

export const keyText = ({ type, id }: RecordKey): string => `${type} ${id}`;

function imagesOf(type: RecordType, ids: readonly number[]): SQL {
  const { table, parts } = namings[type];
  const pairs = parts.map((column) => sql`${column}::text, ${sql.identifier(column)}`);
  return sql`select ${type}::text as type, ${table.id} as id, jsonb_build_object(${sql.join(pairs, sql`, `)}) as values from ${table} where ${among(table.id, ids)}`;
}

async function readLive(ctx: BaseContext, keys: readonly RecordKey[]): Promise<Image[]> {
  const byType = [...groupedBy(keys, ({ type }) => type)];
  const selects = byType.map(([type, records]) =>
    imagesOf(
      type,
      records.map(({ id }) => id),
    ),
  );
  return ctx.db.execute<Image>(sql.join(selects, sql` union all `));
}

async function readDeleted(ctx: BaseContext, keys: readonly RecordKey[]): Promise<Image[]> {
  const types = sql.param(`{${keys.map(({ type }) => type).join(",")}}`);
  const ids = sql.param(`{${keys.map(({ id }) => id).join(",")}}`);
  const rows = await ctx.db.execute<RecordKey & { values: Record<string, [unknown, unknown]> }>(
    sql`select distinct on (${changes.recordType}, ${changes.recordId})
      ${changes.recordType} as type, ${changes.recordId} as id, ${changes.changes} as values
      from ${changes}
      where ${changes.action} = ${deletion}
        and (${changes.recordType}, ${changes.recordId}) in (select * from unnest(${types}::text[], ${ids}::int[]))
      order by ${changes.recordType}, ${changes.recordId}, ${changes.id} desc`,
  );
  return rows.map(({ values, ...key }) => ({
    ...key,
    values: Object.fromEntries(Object.entries(values).map(([field, [before]]) => [field, before])),
  }));
}

export async function readImages(ctx: BaseContext, keys: readonly RecordKey[]): Promise<Image[]> {
  if (keys.length === 0) return [];
  const live = await readLive(ctx, keys);
  const found = new Set(live.map(keyText));
  const missing = keys.filter((key) => !found.has(keyText(key)));
  return missing.length === 0 ? live : [...live, ...(await readDeleted(ctx, missing))];
}
