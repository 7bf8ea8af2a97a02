import { and, eq, isNull } from "drizzle-orm";
import { recoveryCodes, users } from "@/db/schema";
import type { Context } from "../kernel/context";
import { listRequiredRoles } from "../one-time-codes/list-required-roles";
import { single } from "../values/rows";

export type SecondFactor = {
  since: Date | null;
  codesLeft: number;
  isRequired: boolean;
};

export async function getSecondFactor(ctx: Context): Promise<SecondFactor> {
  const { id, role } = ctx.caller.user;
  const { since } = single(
    await ctx.db.select({ since: users.secondFactorSince }).from(users).where(eq(users.id, id)),
  );
  const unused = and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt));
  return {
    since,
    codesLeft: await ctx.db.$count(recoveryCodes, unused),
    isRequired: (await listRequiredRoles(ctx)).includes(role),
  };
}
