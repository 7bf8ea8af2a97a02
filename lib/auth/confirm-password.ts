import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import type { Context } from "../context";
import { Invalid } from "../errors";
import { only } from "../rows";
import type { Account } from "./authenticate";
import { guardAttempts } from "./guard-attempts";
import { isPasswordOf } from "./passwords";

const wrong = "La contraseña actual no es correcta.";

/** The caller's account, once he proves that it is he; guesses count as failed sign-ins. 400 on the field otherwise. */
export async function confirmPassword(
  ctx: Context,
  { password, field }: { password: string; field: string },
): Promise<Account> {
  const user = only(await ctx.db.select().from(users).where(eq(users.id, ctx.visit.user.id)));
  const known = await guardAttempts(ctx, user.email, async () =>
    (await isPasswordOf(user.passwordHash, password)) ? user : null,
  );
  if (!known) throw new Invalid(wrong, { [field]: [wrong] });
  return known;
}
