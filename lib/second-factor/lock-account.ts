import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { users } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { exclusive } from "../kernel/lock";

export async function lockAccount(ctx: BaseContext, userId: number) {
  const [user] = await ctx.db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      secondFactorSince: users.secondFactorSince,
    })
    .from(users)
    .where(and(eq(users.id, userId), undeleted(users)))
    .for(exclusive);
  if (!user) throw new NotFound("No existe el usuario.");
  return user;
}
