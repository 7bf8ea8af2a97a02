import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { users } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";

/** Who is turning something of his on or off, held until it is done. */
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
    .for("no key update");
  if (!user) throw new NotFound("No existe el usuario.");
  return user;
}
