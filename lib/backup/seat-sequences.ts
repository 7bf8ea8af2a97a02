import type { TransactionSql } from "postgres";
import type { Sequence } from "./sequences";

const identities = (sql: TransactionSql) =>
  sql<{ table: string; column: string; sequence: string }[]>`
    select c.relname as table, a.attname as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attidentity <> ''`;

/** At a value that no row has, whatever the sequence said. */
export async function seatSequences(sql: TransactionSql, sequences: readonly Sequence[]) {
  for (const { name, last, isCalled } of sequences)
    await sql`select setval(${name}::regclass, ${last}::text::bigint, ${isCalled})`;
  for (const { table, column, sequence } of await identities(sql))
    await sql`
      select setval(${sequence}::text::regclass, greatest(s.last, m.most))
      from (select coalesce(max(${sql(column)}), 0) as most from ${sql(table)}) m,
        (select coalesce(pg_sequence_last_value(${sequence}::text::regclass), 0) as last) s
      where m.most > s.last`;
}
