import { type SQL, sql } from "drizzle-orm";

/**
 * A word of the code's own lists, written into the statement, so that PostgreSQL plans for it even when it keeps one
 * plan for all parameters.
 */
export function constant(word: string): SQL {
  if (!/^[A-ZÑ_ ]+$/.test(word)) throw new RangeError(`No word of a list: ${word}`);
  return sql.raw(`'${word}'`);
}

export const constants = (words: readonly string[]): SQL => sql.join(words.map(constant), sql`, `);
