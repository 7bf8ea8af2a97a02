import { sql } from "drizzle-orm";
import { counters, settings } from "@/db/schema";
import type { BaseContext } from "./context";
import { only } from "./rows";

/** The next number of a series, from 1; its row stays locked until the transaction ends, so no number repeats and none is lost. */
export async function drawNumber(ctx: BaseContext, series: string): Promise<number> {
  const drawn = await ctx.db
    .insert(counters)
    .values({ name: series, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value });
  return only(drawn).value;
}

/** `<type>-YYYY-NNNN`, counted from 0001 in each year of the current date. */
export async function drawYearlyCode(ctx: BaseContext, type: string): Promise<string> {
  const series = `${type}-${ctx.today.slice(0, 4)}`;
  return `${series}-${String(await drawNumber(ctx, series)).padStart(4, "0")}`;
}

/** `<PREFIX>-<type>-YYYY-NNNN`; the prefix is a setting and counts nothing. */
async function drawPrefixedCode(ctx: BaseContext, type: string): Promise<string> {
  const house = await ctx.db.select({ prefix: settings.documentPrefix }).from(settings);
  return `${only(house).prefix}-${await drawYearlyCode(ctx, type)}`;
}

/** `<PREFIX>-PS-YYYY-NNNN` of a work sheet. */
export const drawWorksheetCode = (ctx: BaseContext): Promise<string> => drawPrefixedCode(ctx, "PS");

/** `<PREFIX>-CDF-YYYY-NNNN` of a final disposition certificate. */
export const drawCertificateCode = (ctx: BaseContext): Promise<string> =>
  drawPrefixedCode(ctx, "CDF");

/** The seven digits of a custody chain; they never start again. */
export const drawChainNumber = async (ctx: BaseContext): Promise<string> =>
  String(await drawNumber(ctx, "CDC")).padStart(7, "0");
