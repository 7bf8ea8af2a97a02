import { and, eq, getTableColumns } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { users } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";

const { passwordHash: _, ...withoutPassword } = getTableColumns(users);

export const userColumns = withoutPassword;

export type User = Omit<typeof users.$inferSelect, "passwordHash">;

export async function getUser(ctx: BaseContext, { userId }: { userId: number }): Promise<User> {
  const [user] = await ctx.db
    .select(userColumns)
    .from(users)
    .where(and(eq(users.id, userId), undeleted(users)));
  if (!user) throw new NotFound("No existe el usuario.");
  return user;
}
