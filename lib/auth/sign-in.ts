import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { sessions, users } from "@/db/schema";
import type { entries } from "@/db/values";
import { recordAccess } from "../access/record-access";
import { atomically, type BaseContext, type VisitorContext } from "../kernel/context";
import { Unauthenticated } from "../kernel/errors";
import { hashSecret, newSecret, sessionSeconds } from "../kernel/secrets";
import { proveCode } from "../one-time-codes/prove-code";
import { SecondFactorInvalid } from "../one-time-codes/refusals";
import { awaitingCode, isAwaitingCode } from "../states/session";
import { instantAfter } from "../values/instants";
import { single } from "../values/rows";
import { authenticate } from "./authenticate";
import { type Account, checkPassword } from "./check-password";
import type { Credentials, FormSignIn } from "./input";

/** Time to look for the code. */
const codeSeconds = 10 * 60;

/** Held as it was when its password was checked, until the session exists. */
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
    .for("share");
  if (!same) throw new Unauthenticated("Correo o contraseña incorrectos.", "invalid_credentials");
}

type Opened = { user: Account; entry: (typeof entries)[number] };

/**
 * In the place of the session that came along; the secret is the cookie's value and only its hash is kept.
 */
async function openSession(ctx: VisitorContext, { user, entry }: Opened) {
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

export async function signIn(ctx: VisitorContext, credentials: z.output<typeof Credentials>) {
  return openSession(ctx, { user: await authenticate(ctx, credentials), entry: "PASSWORD" });
}

/** The second step: the code that the session owes. */
async function showCode(ctx: VisitorContext, code: string) {
  const { halfway } = ctx;
  if (halfway?.owes !== "code" || halfway.caller.sessionId === null) throw new Unauthenticated();
  const { user: who } = halfway.caller;
  if (!(await proveCode(ctx, who, code))) throw new SecondFactorInvalid();
  const user = single(await ctx.db.select().from(users).where(eq(users.id, who.id)));
  return openSession(ctx, { user, entry: "PASSWORD" });
}

/** The password opens a session that is good for the code only, where one is asked for. */
export async function signInByForm(ctx: VisitorContext, shown: z.output<typeof FormSignIn>) {
  if (shown.username === undefined) return showCode(ctx, shown.otp);
  const user = await checkPassword(ctx, shown);
  return openSession(ctx, { user, entry: user.secondFactorSince ? awaitingCode : "PASSWORD" });
}
