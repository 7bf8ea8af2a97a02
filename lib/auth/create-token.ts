import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { live } from "@/db/live";
import { apiTokens, users } from "@/db/schema";
import { recordAccess } from "../access/record-access";
import { atomically, type BaseContext, type Caller } from "../kernel/context";
import { Invalid, Unauthenticated } from "../kernel/errors";
import { hashSecret, newSecret } from "../kernel/secrets";
import { instantAfter } from "../values/instants";
import { single } from "../values/rows";
import type { TokenInput } from "./input";

const daysFrom = (now: Date, days: number) => instantAfter(now, days * 86_400_000);

/** Who is being deleted gets no token that outlives him; held until it is written. */
async function assertAdmitted(ctx: BaseContext, userId: number) {
  const [same] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), live(users)))
    .for("share");
  if (!same) throw new Unauthenticated();
}

const longer = "Un token no puede pedir otro que venza después que él.";

/** 400 when a token asks for one that outlives it; one that only reads asks for nothing. */
async function assertNoLonger(ctx: BaseContext, { tokenId }: Caller, expiresAt: Date | null) {
  if (tokenId === null) return;
  const [asking] = await ctx.db.select().from(apiTokens).where(eq(apiTokens.id, tokenId));
  if (!asking?.expiresAt || (expiresAt && expiresAt <= asking.expiresAt)) return;
  throw new Invalid(longer, { expires_in_days: [longer] });
}

/** Its secret is shown this once. */
export async function createToken(
  ctx: BaseContext,
  { name, scope, expiresInDays }: z.output<typeof TokenInput>,
) {
  const { caller } = ctx;
  if (!caller) throw new Unauthenticated();
  const expiresAt = expiresInDays === null ? null : daysFrom(ctx.now, expiresInDays);
  await assertNoLonger(ctx, caller, expiresAt);
  const secret = newSecret();
  const token = await atomically(ctx, async (ctx) => {
    await assertAdmitted(ctx, caller.user.id);
    await recordAccess(ctx, { kind: "TOKEN_CREATED", subject: name });
    return single(
      await ctx.db
        .insert(apiTokens)
        .values({
          userId: caller.user.id,
          name,
          scope,
          tokenHash: hashSecret(secret),
          expiresAt,
          createdAt: ctx.now,
        })
        .returning(),
    );
  });
  return { token, secret };
}
