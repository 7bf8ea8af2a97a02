import { and, desc, eq, gt, ne } from "drizzle-orm";
import { sessions } from "@/db/schema";
import type { Context } from "../context";

/** The caller's live sessions, newest first, his present one marked. */
export async function listSessions(ctx: Context) {
  const rows = await ctx.db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      expires: sessions.expires,
      address: sessions.address,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, ctx.visit.user.id),
        gt(sessions.expires, ctx.now),
        ne(sessions.entry, "AWAITING_CODE"),
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  return rows.map((row) => ({ ...row, isCurrent: row.id === ctx.visit.sessionId }));
}
