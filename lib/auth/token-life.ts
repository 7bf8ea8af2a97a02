import { eq } from "drizzle-orm";
import { apiTokens } from "@/db/schema";
import type { BaseContext, Caller } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { instantAfter } from "../values/instants";

export const tokenExpiry = (now: Date, days: number) => instantAfter(now, days * 86_400_000);

const longer = "Un token no puede pedir otro que venza después que él.";

/** 400 when a token would create one that outlives it. */
export async function assertNoLonger(
  ctx: BaseContext,
  { tokenId }: Caller,
  expiresAt: Date | null,
) {
  if (tokenId === null) return;
  const [asking] = await ctx.db.select().from(apiTokens).where(eq(apiTokens.id, tokenId));
  if (!asking?.expiresAt || (expiresAt && expiresAt <= asking.expiresAt)) return;
  throw invalidField("expires_in_days", longer);
}
