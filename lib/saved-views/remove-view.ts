import { and, eq } from "drizzle-orm";
import { savedViews } from "@/db/schema";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";

/** Only one's own. */
export async function removeView(ctx: Context, { viewId }: { viewId: number }): Promise<void> {
  const own = and(eq(savedViews.id, viewId), eq(savedViews.userId, ctx.caller.user.id));
  const removed = await ctx.db.delete(savedViews).where(own).returning({ id: savedViews.id });
  if (removed.length === 0) throw new NotFound();
}
