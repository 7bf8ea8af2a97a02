import { isTechnician } from "../auth/roles";
import type { Context } from "../kernel/context";
import { listBillingMonths } from "./list-billing-months";
import { listWasteMonths } from "./list-waste-months";

/** `billing` is null for who has nothing to do with money. */
export async function getMonth(ctx: Context) {
  const [billing, waste] = await Promise.all([
    isTechnician(ctx.caller.user) ? null : listBillingMonths(ctx),
    listWasteMonths(ctx),
  ]);
  return { billing, waste };
}

export type OfMonth = Awaited<ReturnType<typeof getMonth>>;
