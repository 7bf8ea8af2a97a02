import type { TransactionSql } from "postgres";
import { groupedBy } from "../values/rows";
import { quoted } from "./backed-tables";

type Reference = { table: string; name: string; definition: string };

const references = (sql: TransactionSql) =>
  sql<Reference[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`;

/** One statement a table, which then looks at its rows once, and one way to the server for all. */
const alterEach = (
  sql: TransactionSql,
  resting: readonly Reference[],
  how: (reference: Reference) => string,
) =>
  sql.unsafe(
    [...groupedBy(resting, ({ table }) => table)]
      .map(([table, own]) => `alter table ${table} ${own.map(how).join(", ")}`)
      .join(";"),
  );

const triggersOf = (sql: TransactionSql, tables: readonly string[], are: "enable" | "disable") =>
  sql.unsafe(tables.map((table) => `alter table ${quoted(table)} ${are} trigger user`).join(";"));

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
  await alterEach(sql, resting, ({ name }) => `drop constraint ${name}`);
  await triggersOf(sql, tables, "disable");
  const result = await fill();
  await triggersOf(sql, tables, "enable");
  await alterEach(sql, resting, ({ name, definition }) => `add constraint ${name} ${definition}`);
  return result;
}
