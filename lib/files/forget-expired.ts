import { and, isNotNull, lt } from "drizzle-orm";
import { attachments } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

export async function forgetExpired(ctx: BaseContext, oldest: Date): Promise<string[]> {
  const expired = await ctx.db
    .delete(attachments)
    .where(and(isNotNull(attachments.removedAt), lt(attachments.removedAt, oldest)))
    .returning({ key: attachments.storageKey });
  return expired.map(({ key }) => key);
}
