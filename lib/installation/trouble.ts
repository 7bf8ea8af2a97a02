import { installation } from "@/db/schema";
import type { storeTroubles } from "@/db/values";
import type { BaseContext } from "../kernel/context";
import { getInstallation } from "./get-identity";

export type StoreTrouble = (typeof storeTroubles)[number];

/** What the last look at the store met, and how many files it was about. */
export type Met = { trouble: StoreTrouble | null; orphans: number; stored: number };

/** What the administrator is to be told of the store; null when nothing. */
export async function findTrouble(
  ctx: BaseContext,
): Promise<(Met & { trouble: StoreTrouble }) | null> {
  const { trouble, orphans, stored } = await getInstallation(ctx);
  return trouble ? { trouble, orphans, stored } : null;
}

/** Writes down what a look at the store met, for the administrator. */
export async function noteTrouble(ctx: BaseContext, met: Met): Promise<void> {
  await ctx.db.update(installation).set(met);
}
