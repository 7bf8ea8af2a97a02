import { and, eq, isNull, ne } from "drizzle-orm";
import { apiTokens } from "@/db/schema";
import type { Context } from "../kernel/context";

export async function revokeTokens(ctx: Context, userId: number): Promise<number> {
  const { tokenId } = ctx.caller;
  const revoked = await ctx.db
    .update(apiTokens)
    .set({ revokedAt: ctx.now })
    .where(
      and(
        eq(apiTokens.userId, userId),
        isNull(apiTokens.revokedAt),
        tokenId === null ? undefined : ne(apiTokens.id, tokenId),
      ),
    )
    .returning({ id: apiTokens.id });
  return revoked.length;
}
