import { sampleSpans } from "@/db/schema";
import type { Context } from "../kernel/context";

export const hasSample = async (ctx: Context): Promise<boolean> =>
  (await ctx.db.$count(sampleSpans)) > 0;
