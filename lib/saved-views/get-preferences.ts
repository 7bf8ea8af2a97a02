import { eq } from "drizzle-orm";
import { listPreferences } from "@/db/schema";
import type { Context } from "../kernel/context";

export type ListPreferences = {
  isCompact: boolean;
  /** By list; one that is absent shows its usual columns. */
  hiddenColumns: Record<string, string[]>;
};

const usual: ListPreferences = { isCompact: false, hiddenColumns: {} };

export async function getPreferences(ctx: Context): Promise<ListPreferences> {
  const { isCompact, hiddenColumns, userId } = listPreferences;
  const [own] = await ctx.db
    .select({ isCompact, hiddenColumns })
    .from(listPreferences)
    .where(eq(userId, ctx.caller.user.id));
  return own ?? usual;
}
