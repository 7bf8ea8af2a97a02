import { and, eq } from "drizzle-orm";
import { users } from "@/db/schema";
import type { BaseContext } from "../context";
import { NotFound } from "../errors";

export type User = typeof users.$inferSelect;

/** A user who is not deleted; 404 otherwise. */
export async function getUser(ctx: BaseContext, { userId }: { userId: number }): Promise<User> {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isDeleted, false)));
  if (!user) throw new NotFound("No existe el usuario.");
  return user;
}
