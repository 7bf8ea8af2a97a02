import { and, eq, or } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { users } from "@/db/schema";
import { administratorRole, isAdministrator } from "../auth/roles";
import type { Context } from "../kernel/context";
import { NotFound, Refused } from "../kernel/errors";
import { exclusive } from "../kernel/lock";
import type { User } from "./get-user";

const activeAdministrator = and(eq(users.role, administratorRole), users.isActive);

/** Locks every active administrator, too, by id, so that two who act at once see each other. */
export async function lockUser(ctx: Context, userId: number) {
  const locked = await ctx.db
    .select()
    .from(users)
    .where(and(undeleted(users), or(eq(users.id, userId), activeAdministrator)))
    .orderBy(users.id)
    .for(exclusive);
  const user = locked.find(({ id }) => id === userId);
  if (!user) throw new NotFound("No existe el usuario.");
  return { user, others: locked.filter(({ id }) => id !== userId) };
}

export function assertAdministratorLeft(user: User, others: readonly User[]): void {
  if (isAdministrator(user) && user.isActive && others.length === 0)
    throw new Refused("Debe quedar al menos un administrador activo.", "last_administrator");
}
