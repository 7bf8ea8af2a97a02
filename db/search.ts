import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

const likeSpecials = /[\\%_]/g;

/** Whether the columns, joined, contain every word in any order, ignoring case and accents; true when nothing is searched. */
export function contains(
  columns: readonly (PgColumn | SQL)[],
  words: string | undefined,
): SQL | undefined {
  const joined = sql.join([...columns], sql` || ' ' || `);
  const sought = [...new Set(words?.split(/\s+/))].filter(Boolean);
  return and(
    ...sought.map((word) => {
      const pattern = word.replace(likeSpecials, "\\$&");
      return sql`fold(${joined}) like '%' || fold(${pattern}) || '%'`;
    }),
  );
}

/** The order of names in Spanish, accents where readers expect them. */
export const inSpanish = (column: PgColumn): SQL => sql`${column} collate "es-x-icu"`;
