import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import { guardAttempts } from "../attempts/guard-attempts";
import type { Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { wrongCode } from "../one-time-codes/labels";
import { proveCode } from "../one-time-codes/prove-code";
import { single } from "../values/rows";
import type { Account } from "./check-password";
import { isPasswordOf } from "./passwords";

const wrong = "La contraseña actual no es correcta.";

const codePlease = "Escriba el código de su aplicación de verificación.";

async function confirmCode(ctx: Context, user: Account, otp: string | null) {
  if (user.secondFactorSince === null) return;
  if (otp === null) throw invalidField("otp", codePlease);
  if (!(await proveCode(ctx, user, otp))) throw invalidField("otp", wrongCode);
}

/** Asks for all that signing in does; failures count as failed sign-ins. 400 on the field. */
export async function confirmPassword(
  ctx: Context,
  { password, otp, field }: { password: string; otp: string | null; field: string },
): Promise<Account> {
  const user = single(await ctx.db.select().from(users).where(eq(users.id, ctx.caller.user.id)));
  const known = await guardAttempts(
    ctx,
    user.email,
    async () => ((await isPasswordOf(user.passwordHash, password)) ? user : null),
    ({ secondFactorSince }) => secondFactorSince === null,
  );
  if (!known) throw invalidField(field, wrong);
  await confirmCode(ctx, known, otp);
  return known;
}
