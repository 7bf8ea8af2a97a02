import { and } from "drizzle-orm";
import type * as z from "zod";
import { undeleted } from "@/db/live";
import { ofEmail } from "@/db/of-email";
import { users } from "@/db/schema";
import { guardAttempts } from "../attempts/guard-attempts";
import type { BaseContext } from "../kernel/context";
import { Unauthenticated } from "../kernel/errors";
import type { Credentials } from "./input";
import { isPasswordOf } from "./passwords";

export type Account = typeof users.$inferSelect;

/** Also one that is switched off. */
export async function findAccount(ctx: BaseContext, email: string): Promise<Account | undefined> {
  const [account] = await ctx.db
    .select()
    .from(users)
    .where(and(ofEmail(users, email), undeleted(users)));
  return account;
}

export const hasShownAll = ({ secondFactorSince }: Account): boolean => secondFactorSince === null;

/** An unknown, wrong or inactive account gets the same 401 in the same time. */
export async function checkPassword(
  ctx: BaseContext,
  { username, password }: Pick<z.output<typeof Credentials>, "username" | "password">,
): Promise<Account> {
  const check = async () => {
    const found = await findAccount(ctx, username);
    const isRight = await isPasswordOf(found?.passwordHash ?? null, password);
    return found?.isActive && isRight ? found : null;
  };
  const account = await guardAttempts(ctx, username, check, hasShownAll);
  if (!account)
    throw new Unauthenticated("Correo o contraseña incorrectos.", "invalid_credentials");
  return account;
}
