import { sql } from "drizzle-orm";
import type * as z from "zod";
import { listPreferences } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { getPreferences } from "./get-preferences";
import type { PreferencesInput } from "./input";

const mostLists = 200;

/** What is given; each list by itself, so that two windows keep what both chose. */
export const keepPreferences = (
  ctx: Context,
  { isCompact, hiddenColumns = {} }: z.output<typeof PreferencesInput>,
) =>
  atomically(ctx, async (ctx) => {
    const before = await getPreferences(ctx);
    const lists = Object.keys({ ...before.hiddenColumns, ...hiddenColumns });
    if (lists.length > mostLists) throw new Refused(`Se recuerdan hasta ${mostLists} listas.`);
    const { userId } = listPreferences;
    await ctx.db
      .insert(listPreferences)
      .values({
        userId: ctx.caller.user.id,
        hiddenColumns,
        ...(isCompact === undefined ? {} : { isCompact }),
      })
      .onConflictDoUpdate({
        target: userId,
        set: {
          hiddenColumns: sql`${listPreferences.hiddenColumns} || excluded.hidden_columns`,
          ...(isCompact === undefined ? {} : { isCompact }),
        },
      });
  });
