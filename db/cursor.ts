import { type SQL, sql } from "drizzle-orm";

/** Lives until the end of the open transaction: its rows are worked out once, and read lot by lot. */
export const declareCursor = (name: string, rows: SQL): SQL =>
  sql`declare ${sql.identifier(name)} no scroll cursor for ${rows}`;

export const nextLot = (name: string, size: number): string => `fetch forward ${size} from ${name}`;
