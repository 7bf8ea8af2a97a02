import { eq } from "drizzle-orm";
import type * as z from "zod";
import { users } from "@/db/schema";
import { endedWords } from "../access/ended-words";
import type { Account } from "../auth/check-password";
import { endSessionsOf } from "../auth/end-sessions";
import { assertStrong, hashPassword } from "../auth/passwords";
import { revokeTokens } from "../auth/revoke-tokens";
import { isAdministrator } from "../auth/roles";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { single } from "../values/rows";
import { type User, userColumns } from "./get-user";
import type { UserChanges } from "./input";
import { assertAdministratorLeft, lockUser } from "./lock-user";
import { recordPermissions } from "./record-permissions";

function assertMayStillComeIn(ctx: Context, user: User, changed: User, others: readonly User[]) {
  if (user.id === ctx.caller.user.id && !changed.isActive)
    throw new Refused("No puede desactivar su propia cuenta.", "own_account");
  if (!changed.isActive || !isAdministrator(changed)) assertAdministratorLeft(user, others);
}

async function newHash(password: string | undefined, user: Account): Promise<string> {
  if (password === undefined) return user.passwordHash;
  assertStrong(password, user);
  return hashPassword(password);
}

/** A new password or a deactivation ends other sessions, a new password tokens, too. */
export const updateUser = (
  ctx: Context,
  { userId, password, ...changes }: z.output<typeof UserChanges>,
): Promise<User> =>
  atomically(ctx, async (ctx) => {
    const { user, others } = await lockUser(ctx, userId);
    const changed = { ...user, ...changes } as Account;
    assertMayStillComeIn(ctx, user, changed, others);
    const passwordHash = await newHash(password, changed);
    const hasNewPassword = passwordHash !== user.passwordHash;
    const isOut = user.isActive && !changed.isActive;
    const tokens = hasNewPassword ? await revokeTokens(ctx, userId) : 0;
    const sessions = hasNewPassword || isOut ? await endSessionsOf(ctx, userId) : 0;
    const ended = endedWords({ sessions, tokens });
    await recordPermissions(ctx, user, { ...changed, hasNewPassword, ended });
    return single(
      await ctx.db
        .update(users)
        .set({ ...changes, passwordHash })
        .where(eq(users.id, userId))
        .returning(userColumns),
    );
  });
