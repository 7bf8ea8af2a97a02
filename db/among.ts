import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

const quoted = (value: string | number) => `"${String(value).replace(/[\\"]/g, "\\$&")}"`;

/** The values travel as one parameter, so that the statement is the same however many there are. */
export const among = (column: PgColumn, values: readonly (string | number)[]): SQL<boolean> =>
  sql`${column} = any(${`{${values.map(quoted).join(",")}}`}::${sql.raw(column.getSQLType())}[])`;
