import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import { endedWords } from "../access/ended-words";
import { recordAccess } from "../access/record-access";
import { endSessionsOf } from "../auth/end-sessions";
import { revokeTokens } from "../auth/revoke-tokens";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { forgetSecondFactor } from "../second-factor/forget-second-factor";
import { assertAdministratorLeft, lockUser } from "./lock-user";

/** Ends sessions and tokens; refused for oneself and for the last active administrator. */
export const deleteUser = (ctx: Context, { userId }: { userId: number }) =>
  atomically(ctx, async (ctx) => {
    const { user, others } = await lockUser(ctx, userId);
    if (user.id === ctx.caller.user.id)
      throw new Refused("No puede eliminar su propia cuenta.", "own_account");
    assertAdministratorLeft(user, others);
    const sessions = await endSessionsOf(ctx, userId);
    const tokens = await revokeTokens(ctx, userId);
    await forgetSecondFactor(ctx, userId);
    await ctx.db.update(users).set({ isDeleted: true }).where(eq(users.id, userId));
    await recordAccess(ctx, {
      kind: "USER_DELETED",
      subject: [user.email, endedWords({ sessions, tokens })].filter(Boolean).join(": "),
    });
  });
