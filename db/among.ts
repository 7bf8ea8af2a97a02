import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

const quoted = (value: string | number) => `"${String(value).replace(/[\\"]/g, "\\$&")}"`;

/** Condition: the column is one of the values, however many they are; they travel as one parameter, so that the statement stays the same. */
export const among = (column: PgColumn, values: readonly (string | number)[]): SQL<boolean> =>
  sql`${column} = any(${`{${values.map(quoted).join(",")}}`}::${sql.raw(column.getSQLType())}[])`;
