import type { TransactionSql } from "postgres";
import type { Manifest } from "./manifest";

export type Sequence = Manifest["sequences"][number];

export async function listSequences(sql: TransactionSql): Promise<Sequence[]> {
  const names = await sql<{ name: string }[]>`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1`;
  const found: Sequence[] = [];
  for (const { name } of names) {
    const [row] = await sql`select last_value::text as last, is_called from ${sql(name)}`;
    found.push({ name, last: String(row?.last), isCalled: row?.is_called === true });
  }
  return found;
}
