import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { undeleted } from "@/db/live";
import { ofEmail } from "@/db/of-email";
import { accessEvents, users } from "@/db/schema";
import type { accessKinds } from "@/db/values";
import type { BaseContext } from "../kernel/context";

export type AccessKind = (typeof accessKinds)[number];

type Access = {
  kind: AccessKind;
  /** Defaults to the caller. */
  user?: { id: number; email: string };
  typed?: string;
  subject?: string | null;
};

/** Lower-cased; null when it is no e-mail: people type passwords here, and those are not kept. */
export const emailIn = (typed: string): string | null =>
  z.email().max(254).safeParse(typed).success ? typed.toLowerCase() : null;

const userOf = (email: string) =>
  sql`(select ${users.id} from ${users} where ${ofEmail(users, email)} and ${undeleted(users)})`;

const who = (
  user: Access["user"],
  typed: string | undefined,
): { userId: number | SQL | null; account: string | null } => {
  if (typed === undefined) return { userId: user?.id ?? null, account: user?.email ?? null };
  const email = emailIn(typed);
  return { userId: email === null ? null : userOf(email), account: email };
};

/** Called inside the transaction of the event it records. */
export async function recordAccess(
  ctx: BaseContext,
  { kind, user = ctx.caller?.user, typed, subject = null }: Access,
): Promise<void> {
  await ctx.db.insert(accessEvents).values({
    at: ctx.now,
    kind,
    ...who(user, typed),
    subject,
    address: ctx.address,
    userAgent: ctx.userAgent ?? null,
  });
}
