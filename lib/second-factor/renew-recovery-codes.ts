import type * as z from "zod";
import { confirmPassword } from "../auth/confirm-password";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import type { ProofInput } from "../one-time-codes/input";
import { lockAccount } from "./lock-account";
import { replaceRecoveryCodes } from "./replace-recovery-codes";

export const notOn = () =>
  new Refused("La verificación en dos pasos no está activada.", "second_factor_off");

/** Answered only here; the old ones become invalid. */
export async function renewRecoveryCodes(ctx: Context, proof: z.output<typeof ProofInput>) {
  const { id } = await confirmPassword(ctx, { ...proof, field: "password" });
  return atomically(ctx, async (ctx) => {
    const user = await lockAccount(ctx, id);
    if (!user.secondFactorSince) throw notOn();
    return replaceRecoveryCodes(ctx, id);
  });
}
