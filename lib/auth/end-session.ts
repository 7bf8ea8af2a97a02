import { and, eq } from "drizzle-orm";
import { sessions } from "@/db/schema";
import { atomically, type Context } from "../context";
import { NotFound } from "../errors";
import { endSessionsOf } from "./end-sessions";

/** Ends one of the caller's own sessions; 404 for anybody else's. */
export const endSession = (ctx: Context, { sessionId }: { sessionId: number }) =>
  atomically(ctx, async (ctx) => {
    const ended = await ctx.db
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, ctx.visit.user.id)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new NotFound("La sesión ya no existe.");
  });

/** Ends the caller's sessions but the present one. */
export const endOtherSessions = (ctx: Context) =>
  atomically(ctx, (ctx) => endSessionsOf(ctx, ctx.visit.user.id));
