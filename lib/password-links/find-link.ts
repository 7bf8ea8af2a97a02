import { and, eq, gt, isNull } from "drizzle-orm";
import { live } from "@/db/live";
import { passwordLinks, users } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { hashSecret } from "../kernel/secrets";

type Found = { id: number; user: typeof users.$inferSelect };

/** With whom it is for; null once it is used, over, or its user is out. */
export async function findLink(ctx: BaseContext, key: string): Promise<Found | null> {
  const [found] = await ctx.db
    .select({ id: passwordLinks.id, user: users })
    .from(passwordLinks)
    .innerJoin(users, and(eq(users.id, passwordLinks.userId), live(users)))
    .where(
      and(
        eq(passwordLinks.secretHash, hashSecret(key)),
        isNull(passwordLinks.usedAt),
        gt(passwordLinks.expiresAt, ctx.now),
      ),
    );
  return found ?? null;
}
