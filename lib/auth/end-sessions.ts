import { and, eq, ne } from "drizzle-orm";
import { sessions } from "@/db/schema";
import type { Context } from "../context";

/** Ends a user's sessions, the caller's present one excepted. */
export async function endSessionsOf(ctx: Context, userId: number) {
  const { sessionId } = ctx.visit;
  await ctx.db
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), sessionId === null ? undefined : ne(sessions.id, sessionId)),
    );
}
