import type * as z from "zod";
import { settings } from "@/db/schema";
import { recordAccess } from "../access/record-access";
import { atomically, type Context } from "../kernel/context";
import { changedSettings } from "./changed-settings";
import { getSettings, lockSettings } from "./get-settings";
import type { SettingsChanges } from "./input";
import { replaceBlocks } from "./replace-blocks";

export const updateSettings = (
  ctx: Context,
  { operatorBlocks: blocks, loginAttempts, ...changes }: z.output<typeof SettingsChanges>,
) =>
  atomically(ctx, async (ctx) => {
    const before = await lockSettings(ctx);
    if (blocks) await replaceBlocks(ctx, before.operatorBlocks, blocks);
    await ctx.db.update(settings).set({
      ...changes,
      loginAttemptsMax: loginAttempts?.max,
      loginAttemptsMinutes: loginAttempts?.minutes,
      updatedAt: ctx.now,
    });
    const after = await getSettings(ctx);
    const changed = changedSettings(before, after);
    if (changed.length > 0)
      await recordAccess(ctx, { kind: "SETTINGS_CHANGED", subject: changed.join(", ") });
    return after;
  });
