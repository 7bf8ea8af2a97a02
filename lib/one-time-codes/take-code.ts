import { eq } from "drizzle-orm";
import { secondFactors } from "@/db/schema";
import { tooManyAttempts } from "../attempts/too-many-attempts";
import { atomically, type BaseContext } from "../kernel/context";
import { openSecret } from "./sealed-secret";
import { takeRecoveryCode } from "./take-recovery-code";
import { isTimedCode, stepOf } from "./totp";

type SecondFactor = typeof secondFactors.$inferSelect;

/** So many wrong ones in a row, from wherever they come, shut it for a while: who gets here has the password. */
const mostWrong = 30;
const shutSeconds = 15 * 60;

function assertOpen(ctx: BaseContext, { wrongCodes, wrongAt }: SecondFactor) {
  const since = wrongAt ? (ctx.now.getTime() - wrongAt.getTime()) / 1000 : shutSeconds;
  if (wrongCodes >= mostWrong && since < shutSeconds) throw tooManyAttempts(shutSeconds - since);
}

/** Later than the last one that was accepted. */
async function takeTimed(ctx: BaseContext, factor: SecondFactor, code: string): Promise<boolean> {
  const secret = await openSecret(ctx, factor.userId, factor.sealedSecret);
  const step = secret === null ? null : stepOf(secret, code, ctx.now);
  if (step === null || step <= (factor.lastStep ?? 0)) return false;
  const { userId } = factor;
  await ctx.db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(eq(secondFactors.userId, userId));
  return true;
}

/** The code is used up by this. Two at once wait for each other, so that one is told so. */
export const takeCode = (
  ctx: BaseContext,
  { userId, code }: { userId: number; code: string },
): Promise<boolean> =>
  atomically(ctx, async (ctx) => {
    const mine = eq(secondFactors.userId, userId);
    const [factor] = await ctx.db.select().from(secondFactors).where(mine).for("update");
    if (!factor) return false;
    assertOpen(ctx, factor);
    const take = isTimedCode(code) ? takeTimed : takeRecoveryCode;
    const isRight = await take(ctx, factor, code);
    await ctx.db
      .update(secondFactors)
      .set({
        wrongCodes: isRight ? 0 : factor.wrongCodes + 1,
        wrongAt: isRight ? null : ctx.now,
      })
      .where(mine);
    return isRight;
  });
