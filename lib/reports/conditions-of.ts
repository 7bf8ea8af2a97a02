import { and, type SQL, sql } from "drizzle-orm";

/** All that are given; true without any. */
export const conditionsOf = (...given: (SQL | undefined)[]): SQL => and(...given) ?? sql`true`;
