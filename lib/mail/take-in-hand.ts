import { and, eq } from "drizzle-orm";
import { mails } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { queuedMail } from "../states/mail";

export type Mail = typeof mails.$inferSelect;

export const queued = (id: number) => and(eq(mails.id, id), eq(mails.status, queuedMail));

/** Two who send the same mail began from the same count: whoever raises it hands the mail over, the other leaves it. */
export async function takeInHand(ctx: BaseContext, { id, attempts }: Mail): Promise<boolean> {
  const asFound = and(queued(id), eq(mails.attempts, attempts));
  const claimed = await ctx.db
    .update(mails)
    .set({ attempts: attempts + 1 })
    .where(asFound)
    .returning({ id: mails.id });
  return claimed.length > 0;
}
