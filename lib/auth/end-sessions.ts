import { and, eq, ne } from "drizzle-orm";
import { sessions } from "@/db/schema";
import type { Context } from "../kernel/context";

export async function endSessionsOf(ctx: Context, userId: number): Promise<number> {
  const { sessionId } = ctx.caller;
  const ended = await ctx.db
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), sessionId === null ? undefined : ne(sessions.id, sessionId)),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
