import { eq } from "drizzle-orm";
import { recoveryCodes } from "@/db/schema";
import type { Context } from "../kernel/context";
import { hashRecoveryCode, newRecoveryCodes } from "../one-time-codes/recovery-code";

export async function replaceRecoveryCodes(ctx: Context, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await ctx.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code) })));
  return codes;
}
