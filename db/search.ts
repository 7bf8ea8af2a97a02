import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

const likeSpecials = /[\\%_]/g;

/** Every word, in any order, ignoring case and accents; true without words. */
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

export const inSpanish = (column: PgColumn): SQL => sql`${column} collate "es-x-icu"`;
