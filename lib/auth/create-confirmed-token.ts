import type * as z from "zod";
import type { Context } from "../kernel/context";
import { confirmPassword } from "./confirm-password";
import { createToken } from "./create-token";
import type { ConfirmedTokenInput } from "./input";

/** The screen may have been left open, so the password is asked again. */
export async function createConfirmedToken(
  ctx: Context,
  { password, otp, ...asked }: z.output<typeof ConfirmedTokenInput>,
) {
  await confirmPassword(ctx, { password, otp, field: "password" });
  return createToken(ctx, asked);
}
