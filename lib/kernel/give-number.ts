import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { custodyChains, worksheets } from "@/db/schema";
import type { BaseContext } from "./context";
import { drawChainNumber, drawWorksheetCode } from "./numbering";

/** The database commits no record that has only this (docs/decisions/0049). */
export const numberToCome = (): string => `?${randomUUID()}`;

/** As a child raises its parent's version: nobody changed the record. */
const giveNumber = (ctx: BaseContext, column: PgColumn, { id, number }: Numbered) =>
  ctx.db.execute(sql`
    update ${column.table} set ${sql.identifier(column.name)} = ${number}, version = version + 1 where id = ${id}`);

type Numbered = { id: number; number: string };

/** Last of all: its lines may take long, and all sheets are numbered in turn. */
export const numberWorksheet = async (ctx: BaseContext, id: number): Promise<void> => {
  await giveNumber(ctx, worksheets.seriesCode, { id, number: await drawWorksheetCode(ctx) });
};

/** Last of all, after its sheet. */
export const numberChain = async (ctx: BaseContext, id: number): Promise<void> => {
  await giveNumber(ctx, custodyChains.consecutive, { id, number: await drawChainNumber(ctx) });
};
