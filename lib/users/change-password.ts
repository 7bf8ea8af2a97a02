import { eq } from "drizzle-orm";
import type * as z from "zod";
import { users } from "@/db/schema";
import { endedWords } from "../access/ended-words";
import { recordAccess } from "../access/record-access";
import { confirmPassword } from "../auth/confirm-password";
import { endSessionsOf } from "../auth/end-sessions";
import { assertStrong, hashPassword } from "../auth/passwords";
import { revokeTokens } from "../auth/revoke-tokens";
import { atomically, type Context } from "../kernel/context";
import type { PasswordChange } from "./input";

/** Confirms the present one; ends the caller's other sessions, and tokens if asked. */
export async function changePassword(ctx: Context, asked: z.output<typeof PasswordChange>) {
  const { current_password: password, otp } = asked;
  const user = await confirmPassword(ctx, { password, otp, field: "current_password" });
  assertStrong(asked.new_password, user, "new_password");
  const passwordHash = await hashPassword(asked.new_password);
  await atomically(ctx, async (ctx) => {
    await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    const sessions = await endSessionsOf(ctx, user.id);
    const tokens = asked.revoke_tokens ? await revokeTokens(ctx, user.id) : 0;
    await recordAccess(ctx, {
      kind: "PASSWORD_CHANGED",
      subject: endedWords({ sessions, tokens }),
    });
  });
}
