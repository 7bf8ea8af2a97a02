import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { users } from "@/db/schema";
import type { BaseContext } from "../context";
import { Unauthenticated } from "../errors";
import { guardAttempts } from "./guard-attempts";
import type { Credentials } from "./input";
import { isPasswordOf } from "./passwords";

export type Account = typeof users.$inferSelect;

async function findAccount(ctx: BaseContext, email: string): Promise<Account | undefined> {
  const [account] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.isDeleted, false)));
  return account;
}

/** The active user of an e-mail and a password; an unknown, wrong or inactive one gets the same 401 in the same time. */
export async function authenticate(
  ctx: BaseContext,
  { username, password }: z.output<typeof Credentials>,
): Promise<Account> {
  const account = await guardAttempts(ctx, username, async () => {
    const found = await findAccount(ctx, username);
    const isRight = await isPasswordOf(found?.passwordHash ?? null, password);
    return found?.isActive && isRight ? found : null;
  });
  if (!account)
    throw new Unauthenticated("Correo o contraseña incorrectos.", "invalid_credentials");
  return account;
}
