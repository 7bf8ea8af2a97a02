import type { z } from "zod";
import { apiTokens } from "@/db/schema";
import { atomically, type BaseContext } from "../context";
import { Unauthenticated } from "../errors";
import { only } from "../rows";
import type { TokenInput } from "./input";
import { hashSecret, newSecret } from "./secrets";

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);

/** Makes an access token of the caller's; its secret is shown this once. */
export async function createToken(
  ctx: BaseContext,
  { name, scope, expiresInDays }: z.output<typeof TokenInput>,
) {
  const { visit } = ctx;
  if (!visit) throw new Unauthenticated();
  const secret = newSecret();
  const token = await atomically(ctx, async (ctx) =>
    only(
      await ctx.db
        .insert(apiTokens)
        .values({
          userId: visit.user.id,
          name,
          scope,
          tokenHash: hashSecret(secret),
          expiresAt: expiresInDays === null ? null : daysFrom(ctx.now, expiresInDays),
          createdAt: ctx.now,
        })
        .returning(),
    ),
  );
  return { token, secret };
}
