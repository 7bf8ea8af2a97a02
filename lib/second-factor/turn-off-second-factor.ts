import type * as z from "zod";
import { recordAccess } from "../access/record-access";
import { confirmPassword } from "../auth/confirm-password";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import type { ProofInput } from "../one-time-codes/input";
import { listRequiredRoles } from "../one-time-codes/list-required-roles";
import { lockAccount } from "./lock-account";
import { removeSecondFactor } from "./remove-second-factor";
import { notOn } from "./renew-recovery-codes";

/** Refused where the caller's role requires it. */
export async function turnOffSecondFactor(ctx: Context, proof: z.output<typeof ProofInput>) {
  const required = await listRequiredRoles(ctx);
  if (required.includes(ctx.caller.user.role))
    throw new Refused("Su rol exige la verificación en dos pasos.", "second_factor_of_role");
  const { id } = await confirmPassword(ctx, { ...proof, field: "password" });
  await atomically(ctx, async (ctx) => {
    const user = await lockAccount(ctx, id);
    if (!user.secondFactorSince) throw notOn();
    await removeSecondFactor(ctx, id);
    await recordAccess(ctx, { kind: "SECOND_FACTOR_OFF" });
  });
}
