import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { database } from "@/db/client";
import { accessEvents, changes } from "@/db/schema";
import { anAccount, aStaffMember } from "@/db/testing/factories";

export const luz = { firstName: "Luz", lastName: "Grefa", email: "luz@faena.test" };

export const nameOfLuz = "Luz Grefa";

export const nobodysId = 2_147_483_647;

/** Her e-mail is written in two ways. */
export async function aPersonOfTwoRecords() {
  const account = await anAccount({ ...luz, email: "Luz@faena.test" });
  const member = await aStaffMember({ ...luz, email: "luz@FAENA.test", dni: "1500000017" });
  return { account, member };
}

/** The change log and the register of who came in. */
export const countWritten = () =>
  Promise.all([database().$count(changes), database().$count(accessEvents)]);

export function unpackExport({ status, body }: { status: number; body: Uint8Array }) {
  if (status !== 200) throw new Error(`No export: ${status}`);
  const files = unzipSync(body);
  const text = strFromU8(files["datos.json"] ?? new Uint8Array());
  return { files, text, data: JSON.parse(text) };
}

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
