import { and, eq, isNull } from "drizzle-orm";
import { sessions, users } from "@/db/schema";
import type { entries } from "@/db/values";
import { recordAccess } from "../access/record-access";
import { atomically, type BaseContext } from "../kernel/context";
import { Unauthenticated } from "../kernel/errors";
import { shared } from "../kernel/lock";
import { hashSecret, newSecret, sessionSeconds } from "../kernel/secrets";
import { isAwaitingCode } from "../states/session";
import { instantAfter } from "../values/instants";
import type { Account } from "./check-password";

const codeSeconds = 10 * 60;

/** As it was when its password was checked, and locked until the session exists. */
async function assertUnchanged(ctx: BaseContext, { id, passwordHash, secondFactorSince }: Account) {
  const [same] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        eq(users.passwordHash, passwordHash),
        secondFactorSince
          ? eq(users.secondFactorSince, secondFactorSince)
          : isNull(users.secondFactorSince),
        users.isActive,
      ),
    )
    .for(shared);
  if (!same) throw new Unauthenticated("Correo o contraseña incorrectos.", "invalid_credentials");
}

type Opened = { user: Account; entry: (typeof entries)[number] };

/** Replaces the session that came along. The secret is the cookie's value; only its hash is kept. */
export async function openSession(ctx: BaseContext, { user, entry }: Opened) {
  const secret = newSecret();
  const owesCode = isAwaitingCode({ entry });
  const seconds = owesCode ? codeSeconds : sessionSeconds;
  await atomically(ctx, async (ctx) => {
    await assertUnchanged(ctx, user);
    const instead = (ctx.caller ?? ctx.halfway?.caller)?.sessionId ?? null;
    if (instead !== null) await ctx.db.delete(sessions).where(eq(sessions.id, instead));
    await ctx.db.insert(sessions).values({
      userId: user.id,
      tokenHash: hashSecret(secret),
      expires: instantAfter(ctx.now, seconds * 1000),
      createdAt: ctx.now,
      lastUsedAt: ctx.now,
      address: ctx.address,
      userAgent: ctx.userAgent ?? null,
      entry,
    });
    if (!owesCode) await recordAccess(ctx, { kind: "SIGN_IN", user });
  });
  return { user, secret, owesCode };
}
