import { endedWords } from "../access/ended-words";
import { recordAccess } from "../access/record-access";
import { endSessionsOf } from "../auth/end-sessions";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { lockAccount } from "./lock-account";
import { removeSecondFactor } from "./remove-second-factor";
import { notOn } from "./renew-recovery-codes";

/** For a user who lost the device; ends that user's sessions. One's own is turned off in the profile. */
export const resetSecondFactor = (ctx: Context, { userId }: { userId: number }) =>
  atomically(ctx, async (ctx) => {
    if (userId === ctx.caller.user.id)
      throw new Refused("La suya se desactiva en su perfil.", "own_account");
    const user = await lockAccount(ctx, userId);
    if (!user.secondFactorSince) throw notOn();
    await removeSecondFactor(ctx, userId);
    const ended = endedWords({ sessions: await endSessionsOf(ctx, userId) });
    const subject = [user.email, ended].filter(Boolean).join(": ");
    await recordAccess(ctx, { kind: "SECOND_FACTOR_OFF", subject });
  });
