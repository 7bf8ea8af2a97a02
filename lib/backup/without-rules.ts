import type { TransactionSql } from "postgres";

type Reference = { table: string; name: string; definition: string };

const references = (sql: TransactionSql) =>
  sql<Reference[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`;

/**
 * Fills tables without foreign keys and our triggers, since tables refer to each other in circles; making the keys
 * again checks every row. The tables' owner may do all of it.
 */
export async function withoutRules<T>(
  sql: TransactionSql,
  tables: readonly string[],
  fill: () => Promise<T>,
): Promise<T> {
  const resting = await references(sql);
  for (const { table, name } of resting)
    await sql.unsafe(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await sql`alter table ${sql(table)} disable trigger user`;
  const result = await fill();
  for (const table of tables) await sql`alter table ${sql(table)} enable trigger user`;
  for (const { table, name, definition } of resting)
    await sql.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
  return result;
}
