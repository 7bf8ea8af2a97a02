import type * as z from "zod";
import type { BaseContext } from "../kernel/context";
import { listRequiredRoles } from "../one-time-codes/list-required-roles";
import { lacksSecondFactor } from "../one-time-codes/owes";
import { proveCode } from "../one-time-codes/prove-code";
import {
  SecondFactorInvalid,
  SecondFactorMissing,
  SecondFactorRequired,
} from "../one-time-codes/refusals";
import { type Account, checkPassword, hasShownAll } from "./check-password";
import type { Credentials } from "./input";

/** For callers that send password and code in one request. */
export async function authenticate(
  ctx: BaseContext,
  { otp, ...credentials }: z.output<typeof Credentials>,
): Promise<Account> {
  const account = await checkPassword(ctx, credentials);
  if (lacksSecondFactor(account, await listRequiredRoles(ctx))) throw new SecondFactorMissing();
  if (hasShownAll(account)) return account;
  if (otp === null) throw new SecondFactorRequired();
  if (!(await proveCode(ctx, account, otp))) throw new SecondFactorInvalid();
  return account;
}
