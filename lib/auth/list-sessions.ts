import { and, desc, eq, ne, sql } from "drizzle-orm";
import { sessions, settings } from "@/db/schema";
import type { Context } from "../kernel/context";
import { awaitingCode } from "../states/session";
import { liveSessions } from "./idle";

export async function listSessions(ctx: Context) {
  const rows = await ctx.db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expires: sessions.expires,
      address: sessions.address,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .innerJoin(settings, sql`true`)
    .where(
      and(
        eq(sessions.userId, ctx.caller.user.id),
        liveSessions(ctx.now.toISOString()),
        ne(sessions.entry, awaitingCode),
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return rows.map((row) => ({ ...row, isCurrent: row.id === ctx.caller.sessionId }));
}
