import { eq } from "drizzle-orm";
import { secondFactors } from "@/db/schema";
import { tooManyAttempts } from "../attempts/too-many-attempts";
import { atomically, type BaseContext } from "../kernel/context";
import { openSecret } from "./sealed-secret";
import { takeRecoveryCode } from "./take-recovery-code";
import { isTimedCode, stepOf } from "./totp";

type SecondFactor = typeof secondFactors.$inferSelect;

/** Wrong codes in a row, from any address, that block the factor for a while: whoever gets here has the password. */
const mostWrong = 30;
const shutSeconds = 15 * 60;

function assertOpen(ctx: BaseContext, { wrongCodes, wrongAt }: SecondFactor) {
  const since = wrongAt ? (ctx.now.getTime() - wrongAt.getTime()) / 1000 : shutSeconds;
  if (wrongCodes >= mostWrong && since < shutSeconds) throw tooManyAttempts(shutSeconds - since);
}

/** Refuses a code that is not later than the last accepted one. */
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

/** Uses the code up; of two at once one is refused. */
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
