import { TOTP } from "otpauth";
import { goodPassword } from "@/db/testing/factories";
import type { Account } from "../auth/check-password";
import type { Context } from "../kernel/context";
import { nobodyAt } from "../kernel/testing";
import { startSecondFactor } from "./start-second-factor";
import { turnOnSecondFactor } from "./turn-on-second-factor";

export const codeAt = (secret: string, moment: number): string =>
  new TOTP({ secret }).generate({ timestamp: moment });

export const asMember = (user: Account, moment = Date.now()): Context => ({
  ...nobodyAt(new Date(moment)),
  caller: { user, sessionId: null, tokenId: null, scope: "write" },
});

const halfAMinute = 30_000;

/** The code of `moment` is used up by turning it on. */
export async function withSecondFactor(user: Account, moment = Date.now() - 4 * halfAMinute) {
  const ctx = asMember(user, moment);
  const { secret } = await startSecondFactor(ctx, { password: goodPassword });
  const codes = await turnOnSecondFactor(ctx, { code: codeAt(secret, moment) });
  return {
    secret,
    codes,
    code: (later = 0) => codeAt(secret, Date.now() + later * halfAMinute),
  };
}
