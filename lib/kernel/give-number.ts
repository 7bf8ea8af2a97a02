import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { BaseContext } from "./context";

type Numbered = { id: number; number: string };

/** As a child raises its parent's version: it is no change of the record by somebody. */
export const giveNumber = (ctx: BaseContext, column: PgColumn, { id, number }: Numbered) =>
  ctx.db.execute(sql`
    update ${column.table} set ${sql.identifier(column.name)} = ${number}, version = version + 1 where id = ${id}`);
