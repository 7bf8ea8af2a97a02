import { and, type SQL, sql } from "drizzle-orm";
import { contains } from "@/db/search";

/** What was searched, for one kind of records. */
export type Sought = { words: string; limit: number };

/** Whether the columns hold every word, in any order, ignoring case and accents. */
export const holds = (columns: SQL[], { words }: Sought): SQL | undefined =>
  and(...words.split(/\s+/).map((word) => contains(columns, word)));

/** Whether a label begins with what was searched. */
export const begins = (label: SQL, { words }: Sought): SQL<boolean> =>
  sql<boolean>`starts_with(fold(${label}), fold(${words}))`;
