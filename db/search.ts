import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

type Text = PgColumn | SQL;

const likeSpecials = /[\\%_]/g;

const joined = (texts: readonly Text[]): SQL => sql.join([...texts], sql` || ' ' || `);

/** Of what may be absent: nothing is found in texts of which one is null. */
export const orEmpty = (text: Text): SQL => sql`coalesce(${text}, '')`;

export const wordsIn = (words: string | undefined): string[] =>
  [...new Set(words?.split(/\s+/))].filter(Boolean);

/** `like` takes what was typed literally. */
const literally = (words: string): SQL => sql`fold(${words.replace(likeSpecials, "\\$&")})`;

export const holding = (word: string): SQL => sql`'%' || ${literally(word)} || '%'`;
export const beginning = (words: string): SQL => sql`${literally(words)} || '%'`;

/**
 * What `fold` says, written out: PostgreSQL runs it in place, while a call costs eight times as much for each row. Only
 * `fold` itself is found by an index.
 */
export const foldedInPlace = (texts: readonly Text[]): SQL =>
  sql`lower(public.unaccent('public.unaccent'::regdictionary, ${joined(texts)}))`;

/** Ignoring case and accents; an index on `fold` of the same texts serves it. */
export const holds = (texts: readonly Text[], word: string): SQL =>
  sql`fold(${joined(texts)}) like ${holding(word)}`;

/** In any order; true without words. */
export const everyWord = (
  words: string | undefined,
  isFound: (word: string) => SQL,
): SQL | undefined => and(...wordsIn(words).map(isFound));

/** {@link everyWord}, each in one of the texts. */
export const contains = (texts: readonly Text[], words: string | undefined): SQL | undefined =>
  everyWord(words, (word) => holds(texts, word));

export const inSpanish = (column: PgColumn): SQL => sql`${column} collate "es-x-icu"`;
