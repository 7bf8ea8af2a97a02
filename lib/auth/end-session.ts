import { and, eq } from "drizzle-orm";
import { sessions } from "@/db/schema";
import { endedWords } from "../access/ended-words";
import { recordAccess } from "../access/record-access";
import { atomically, type Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";

/** 404 for somebody else's. */
export const endSession = (ctx: Context, { sessionId }: { sessionId: number }) =>
  atomically(ctx, async (ctx) => {
    const ended = await ctx.db
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, ctx.caller.user.id)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new NotFound("La sesión ya no existe.");
    await recordAccess(ctx, { kind: "SESSIONS_ENDED", subject: endedWords({ sessions: 1 }) });
  });
