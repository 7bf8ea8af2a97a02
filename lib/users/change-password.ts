import { eq } from "drizzle-orm";
import type { z } from "zod";
import { users } from "@/db/schema";
import { endSessionsOf } from "../auth/end-sessions";
import { guardAttempts } from "../auth/guard-attempts";
import { assertStrong, hashPassword, isPasswordOf } from "../auth/passwords";
import { atomically, type Context } from "../context";
import { Invalid } from "../errors";
import { only } from "../rows";
import type { PasswordChange } from "./input";

const wrong = "La contraseña actual no es correcta.";

async function getAccount(ctx: Context) {
  return only(await ctx.db.select().from(users).where(eq(users.id, ctx.visit.user.id)));
}

/** Changes the caller's own password, the present one confirmed; his other sessions end at once. */
export async function changePassword(ctx: Context, asked: z.output<typeof PasswordChange>) {
  const user = await getAccount(ctx);
  const known = await guardAttempts(ctx, user.email, async () =>
    (await isPasswordOf(user.passwordHash, asked.current_password)) ? user : null,
  );
  if (!known) throw new Invalid(wrong, { current_password: [wrong] });
  assertStrong(asked.new_password, user, "new_password");
  const passwordHash = await hashPassword(asked.new_password);
  await atomically(ctx, async (ctx) => {
    await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endSessionsOf(ctx, user.id);
  });
}
