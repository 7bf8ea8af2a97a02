import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import { passwordLinks, users } from "@/db/schema";
import { endedWords } from "../access/ended-words";
import { recordAccess } from "../access/record-access";
import { clearFailures } from "../attempts/clear-failures";
import { endSessionsOf } from "../auth/end-sessions";
import { assertStrong, hashPassword } from "../auth/passwords";
import { revokeTokens } from "../auth/revoke-tokens";
import { atomically, type BaseContext, callerOf } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { findLink } from "./find-link";
import type { NewPasswordInput } from "./input";

const over = "El enlace ya no sirve: se usó, venció o se pidió otro. Pida uno nuevo.";

async function useUp(ctx: BaseContext, linkId: number, userId: number) {
  const used = await ctx.db
    .update(passwordLinks)
    .set({ usedAt: ctx.now })
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)))
    .returning({ id: passwordLinks.id });
  if (used.every(({ id }) => id !== linkId)) throw new Refused(over);
}

/** Ends all sessions, tokens and other links of who has the link. 400 for one that is over or a weak password. */
export async function setPassword(ctx: BaseContext, asked: z.output<typeof NewPasswordInput>) {
  const link = await findLink(ctx, asked.key);
  if (!link) throw new Refused(over);
  const { user } = link;
  assertStrong(asked.new_password, user, "new_password");
  const passwordHash = await hashPassword(asked.new_password);
  await atomically({ ...ctx, caller: callerOf(user, "write") }, async (ctx) => {
    await useUp(ctx, link.id, user.id);
    await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    const sessions = await endSessionsOf(ctx, user.id);
    const tokens = await revokeTokens(ctx, user.id);
    await clearFailures(ctx, user.email);
    const ended = endedWords({ sessions, tokens });
    await recordAccess(ctx, {
      kind: "PASSWORD_CHANGED",
      subject: ["por un enlace de correo", ended].filter(Boolean).join(", "),
    });
  });
}
