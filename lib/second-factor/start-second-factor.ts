import type * as z from "zod";
import { secondFactors } from "@/db/schema";
import { confirmPassword } from "../auth/confirm-password";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import type { StartInput } from "../one-time-codes/input";
import { sealSecret } from "../one-time-codes/sealed-secret";
import { newTotpSecret, totpAddress } from "../one-time-codes/totp";
import { type QrDrawing, qrOf } from "../print/qr";
import { getSettings } from "../settings/get-settings";
import { lockAccount } from "./lock-account";

export const alreadyOn = () =>
  new Refused("La verificación en dos pasos ya está activada.", "second_factor_on");

export type Started = { secret: string; qr: QrDrawing };

/** Has no effect before a code of the new secret confirms it. */
export async function startSecondFactor(
  ctx: Context,
  { password }: z.output<typeof StartInput>,
): Promise<Started> {
  const { id, email, secondFactorSince } = await confirmPassword(ctx, {
    password,
    otp: null,
    field: "password",
  });
  if (secondFactorSince) throw alreadyOn();
  const secret = newTotpSecret();
  const { companyName } = await getSettings(ctx);
  const sealedSecret = await sealSecret(ctx, id, secret);
  await atomically(ctx, async (ctx) => {
    const user = await lockAccount(ctx, id);
    if (user.secondFactorSince) throw alreadyOn();
    const row = { sealedSecret, lastStep: null, wrongCodes: 0, wrongAt: null, createdAt: ctx.now };
    await ctx.db
      .insert(secondFactors)
      .values({ userId: id, ...row })
      .onConflictDoUpdate({ target: secondFactors.userId, set: row });
  });
  return { secret, qr: qrOf(totpAddress(secret, { issuer: companyName, label: email })) };
}
