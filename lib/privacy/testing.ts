import { sql } from "drizzle-orm";
import { database } from "@/db/client";

type Column = { table_name: string; column_name: string };

export async function whereWritten(words: readonly string[]): Promise<string[]> {
  const columns = await database().execute<Column>(
    sql`select c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'character varying', 'character', 'jsonb', 'json', 'ARRAY')
      order by c.table_name, c.column_name`,
  );
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    const text = sql`lower(${sql.identifier(column)}::text)`;
    const written = sql.join(
      words.map((word) => sql`position(${word.toLowerCase()} in ${text}) > 0`),
      sql` or `,
    );
    const [row] = await database().execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${written}`,
    );
    if (row && row.count > 0) found.push(`${table}.${column}`);
  }
  return found;
}
