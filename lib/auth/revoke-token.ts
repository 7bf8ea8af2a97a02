import { and, eq, isNull } from "drizzle-orm";
import { apiTokens } from "@/db/schema";
import { recordAccess } from "../access/record-access";
import { atomically, type Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";

/** 404 for somebody else's. */
export const revokeToken = (ctx: Context, { tokenId }: { tokenId: number }) =>
  atomically(ctx, async (ctx) => {
    const revoked = await ctx.db
      .update(apiTokens)
      .set({ revokedAt: ctx.now })
      .where(
        and(
          eq(apiTokens.id, tokenId),
          eq(apiTokens.userId, ctx.caller.user.id),
          isNull(apiTokens.revokedAt),
        ),
      )
      .returning({ name: apiTokens.name });
    const [token] = revoked;
    if (!token) throw new NotFound("No existe el token.");
    await recordAccess(ctx, { kind: "TOKENS_REVOKED", subject: token.name });
  });
