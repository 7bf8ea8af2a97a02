import { and, eq } from "drizzle-orm";
import { custodyScans } from "@/db/schema";
import type { BaseContext } from "../context";
import { readBehind } from "./read-scan";
import { isAbandoned } from "./work-on-scan";

/** Takes up what a process left when it died: piles are read again, and what was being saved is back in review. */
export async function resumeScans(ctx: BaseContext): Promise<void> {
  await ctx.db
    .update(custodyScans)
    .set({ status: "REVIEW" })
    .where(and(eq(custodyScans.status, "SAVING"), isAbandoned));
  const left = await ctx.db
    .select({ id: custodyScans.id })
    .from(custodyScans)
    .where(and(eq(custodyScans.status, "READING"), isAbandoned));
  for (const { id } of left) readBehind(ctx, id);
}
