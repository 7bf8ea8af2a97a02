import { settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { AlertDays } from "../papers/expiry";
import { single } from "../values/rows";

export async function getAlertDays(ctx: BaseContext): Promise<AlertDays> {
  const { alertDays } = single(
    await ctx.db.select({ alertDays: settings.alertDays }).from(settings),
  );
  const [soon = 10, later = 30] = alertDays;
  return [soon, later];
}
