import { settings } from "@/db/schema";
import type { PaperMonths } from "@/db/values";
import type { BaseContext } from "../kernel/context";
import { single } from "../values/rows";

export async function getPaperMonths(ctx: BaseContext): Promise<PaperMonths> {
  const rows = await ctx.db.select({ months: settings.paperMonths }).from(settings);
  return single(rows).months;
}
