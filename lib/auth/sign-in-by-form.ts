import { eq } from "drizzle-orm";
import type * as z from "zod";
import { users } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { Unauthenticated } from "../kernel/errors";
import { proveCode } from "../one-time-codes/prove-code";
import { SecondFactorInvalid } from "../one-time-codes/refusals";
import { awaitingCode } from "../states/session";
import { single } from "../values/rows";
import { checkPassword } from "./check-password";
import type { FormSignIn } from "./input";
import { openSession } from "./open-session";

async function showCode(ctx: BaseContext, code: string) {
  const { halfway } = ctx;
  if (halfway?.owes !== "code" || halfway.caller.sessionId === null) throw new Unauthenticated();
  const { user: who } = halfway.caller;
  if (!(await proveCode(ctx, who, code))) throw new SecondFactorInvalid();
  const user = single(await ctx.db.select().from(users).where(eq(users.id, who.id)));
  return openSession(ctx, { user, entry: "PASSWORD" });
}

/** Where a code is asked for, the password opens a session that can only show the code. */
export async function signInByForm(ctx: BaseContext, shown: z.output<typeof FormSignIn>) {
  if (shown.username === undefined) return showCode(ctx, shown.otp);
  const user = await checkPassword(ctx, shown);
  return openSession(ctx, { user, entry: user.secondFactorSince ? awaitingCode : "PASSWORD" });
}
