import { eq } from "drizzle-orm";
import type * as z from "zod";
import { users } from "@/db/schema";
import { endedWords } from "../access/ended-words";
import { recordAccess } from "../access/record-access";
import { endSessionsOf } from "../auth/end-sessions";
import { atomically, type Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import type { TurnOnInput } from "../one-time-codes/input";
import { takeCode } from "../one-time-codes/take-code";
import { lockAccount } from "./lock-account";
import { replaceRecoveryCodes } from "./replace-recovery-codes";
import { alreadyOn } from "./start-second-factor";

const wrong = "El código no es el que muestra la aplicación ahora. Revise la hora de su teléfono.";

/** Ends the caller's other sessions. The recovery codes are answered only here. */
export const turnOnSecondFactor = (ctx: Context, { code }: z.output<typeof TurnOnInput>) =>
  atomically(ctx, async (ctx) => {
    const user = await lockAccount(ctx, ctx.caller.user.id);
    if (user.secondFactorSince) throw alreadyOn();
    if (!(await takeCode(ctx, { userId: user.id, code }))) throw invalidField("code", wrong);
    await ctx.db.update(users).set({ secondFactorSince: ctx.now }).where(eq(users.id, user.id));
    const subject = endedWords({ sessions: await endSessionsOf(ctx, user.id) });
    await recordAccess(ctx, { kind: "SECOND_FACTOR_ON", subject });
    return replaceRecoveryCodes(ctx, user.id);
  });
