import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

const likeSpecials = /[\\%_]/g;

type Likeness = (text: SQL, pattern: string) => SQL;

const byIndex: Likeness = (text, pattern) => sql`fold(${text}) like '%' || fold(${pattern}) || '%'`;

/**
 * What `fold` says, written out: PostgreSQL runs it in place, while a call costs eight times as much for each row. The
 * pattern is folded once.
 */
const rowByRow: Likeness = (text, pattern) =>
  sql`lower(public.unaccent('public.unaccent'::regdictionary, ${text})) like (select '%' || fold(${pattern}) || '%')`;

/**
 * Every word, in any order, ignoring case and accents; true without words. Text that no index holds, as that of several
 * tables, is looked at row by row.
 */
export function contains(
  columns: readonly (PgColumn | SQL)[],
  words: string | undefined,
  { isIndexed = true } = {},
): SQL | undefined {
  const joined = sql.join([...columns], sql` || ' ' || `);
  const sought = [...new Set(words?.split(/\s+/))].filter(Boolean);
  const isLike = isIndexed ? byIndex : rowByRow;
  return and(...sought.map((word) => isLike(joined, word.replace(likeSpecials, "\\$&"))));
}

export const inSpanish = (column: PgColumn): SQL => sql`${column} collate "es-x-icu"`;
