import { and, eq, isNull } from "drizzle-orm";
import { recoveryCodes } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { hashRecoveryCode } from "./recovery-code";

export async function takeRecoveryCode(
  ctx: BaseContext,
  { userId }: { userId: number },
  code: string,
): Promise<boolean> {
  const taken = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashRecoveryCode(code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}
