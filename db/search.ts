import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

type Text = PgColumn | SQL;
type Likeness = { isIndexed?: boolean };

const likeSpecials = /[\\%_]/g;

const byIndex = (text: SQL, pattern: string): SQL =>
  sql`fold(${text}) like '%' || fold(${pattern}) || '%'`;

/**
 * What `fold` says, written out: PostgreSQL runs it in place, while a call costs eight times as much for each row. The
 * pattern is folded once.
 */
const rowByRow = (text: SQL, pattern: string): SQL =>
  sql`lower(public.unaccent('public.unaccent'::regdictionary, ${text})) like (select '%' || fold(${pattern}) || '%')`;

/**
 * Ignoring case and accents; an index on `fold` of the same texts serves it. Text that no index holds, as that of several
 * tables, is looked at row by row.
 */
export function holds(
  texts: readonly Text[],
  word: string,
  { isIndexed = true }: Likeness = {},
): SQL {
  const joined = sql.join([...texts], sql` || ' ' || `);
  const isLike = isIndexed ? byIndex : rowByRow;
  return isLike(joined, word.replace(likeSpecials, "\\$&"));
}

/** In any order; true without words. */
export const everyWord = (
  words: string | undefined,
  isFound: (word: string) => SQL,
): SQL | undefined => and(...[...new Set(words?.split(/\s+/))].filter(Boolean).map(isFound));

/** {@link everyWord}, each in one of the texts. */
export const contains = (
  texts: readonly Text[],
  words: string | undefined,
  likeness: Likeness = {},
): SQL | undefined => everyWord(words, (word) => holds(texts, word, likeness));

export const inSpanish = (column: PgColumn): SQL => sql`${column} collate "es-x-icu"`;
