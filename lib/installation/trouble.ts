import { installation } from "@/db/schema";
import type { storeTroubles } from "@/db/values";
import type { BaseContext } from "../kernel/context";
import { getInstallation } from "./get-installation";

/** What keeps the sweep from a store. */
export type StoreTrouble = (typeof storeTroubles)[number];

export type StoreFindings = { trouble: StoreTrouble | null; orphans: number; stored: number };

export async function findTrouble(
  ctx: BaseContext,
): Promise<(StoreFindings & { trouble: StoreTrouble }) | null> {
  const { trouble, orphans, stored } = await getInstallation(ctx);
  return trouble ? { trouble, orphans, stored } : null;
}

export async function recordFindings(ctx: BaseContext, findings: StoreFindings): Promise<void> {
  await ctx.db.update(installation).set(findings);
}
