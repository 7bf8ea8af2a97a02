import { type SQL, sql } from "drizzle-orm";
import { attachments, sampleSpans } from "@/db/schema";
import { sampleTables } from "./tables";

const goesOnceDeleted = ({ table, isRecord }: (typeof sampleTables)[number]): SQL =>
  isRecord && "isDeleted" in table ? sql`${table.isDeleted}` : sql`false`;

/** Each record and what it names; `goes` where it goes with it. */
const references: SQL[] = [
  ...sampleTables.flatMap((one) =>
    one.references.map(({ column, leads, goesWith }) => {
      const to = sql`${one.table}.${sql.identifier(column)}`;
      const goes = goesWith ? sql`true` : goesOnceDeleted(one);
      return sql`select ${one.type}::text as type, ${one.table.id} as id, ${leads}::text as leads, ${to} as "to", ${goes} as goes from ${one.table} where ${to} is not null`;
    }),
  ),
  sql`select 'attachment', id, model_type, object_id, true from attachments`,
];

/** A person's picture stays with the person. */
const ofRecords = sql`and ${attachments.model} <> ${"user"}`;

const marked: SQL[] = sampleTables.map(
  ({ type, table }) =>
    sql`select ${type}::text as type, ${table.id} as id from ${table}
      where ${table.id} <= (select ${sampleSpans.throughId} from ${sampleSpans} where ${sampleSpans.recordType} = ${type}) ${type === "attachment" ? ofRecords : sql``}`,
);

/**
 * For a statement that asks `sample (type, id)` and `named (type, id, leads, "to", goes)`: what came with the
 * demonstration, and what goes with that.
 */
export const withSample = (statement: SQL): SQL => sql`
  with recursive named as materialized (${sql.join(references, sql` union all `)}),
  sample (type, id) as (
    select type, id from (${sql.join(marked, sql` union all `)}) as marked
    union
    select named.type, named.id from named
    join sample on named.leads = sample.type and named."to" = sample.id
    where named.goes)
  ${statement}`;
