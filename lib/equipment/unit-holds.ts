import { type SQL, sql } from "drizzle-orm";
import { equipment } from "@/db/schema";
import { everyWord, holding } from "@/db/search";

/**
 * `search_text` is the code and the name as `fold` gives them; PostgreSQL keeps it, and an index holds it. The pattern is
 * folded once, not for each row that is looked at again.
 */
export const unitHolds = (word: string): SQL =>
  sql`${equipment}.search_text like (select ${holding(word)})`;

export const unitContains = (words: string | undefined): SQL | undefined =>
  everyWord(words, unitHolds);
