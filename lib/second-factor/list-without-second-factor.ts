import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { users } from "@/db/schema";
import { inSpanish } from "@/db/search";
import { roles } from "@/db/values";
import type { Context, Role } from "../kernel/context";

const named = 8;

/** Active users; `names` are the first by surname. */
export type WithoutSecondFactor = Record<Role, { count: number; names: string[] }>;

async function without(ctx: Context, role: Role) {
  const where = and(eq(users.role, role), live(users), isNull(users.secondFactorSince));
  const rows = await ctx.db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      all: sql<number>`count(*) over ()::int`,
    })
    .from(users)
    .where(where)
    .orderBy(asc(inSpanish(users.lastName)), asc(users.id))
    .limit(named);
  const names = rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return { count: rows[0]?.all ?? 0, names };
}

/** Users who could no longer sign in to the API with only a password. */
export async function listWithoutSecondFactor(ctx: Context): Promise<WithoutSecondFactor> {
  const found = await Promise.all(roles.map(async (role) => [role, await without(ctx, role)]));
  return Object.fromEntries(found) as WithoutSecondFactor;
}
