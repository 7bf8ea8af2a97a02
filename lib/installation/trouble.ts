import { installation } from "@/db/schema";
import type { storeTroubles } from "@/db/values";
import type { BaseContext } from "../kernel/context";
import { getInstallation } from "./get-installation";

export type StoreTrouble = (typeof storeTroubles)[number];

export type Met = { trouble: StoreTrouble | null; orphans: number; stored: number };

export async function findTrouble(
  ctx: BaseContext,
): Promise<(Met & { trouble: StoreTrouble }) | null> {
  const { trouble, orphans, stored } = await getInstallation(ctx);
  return trouble ? { trouble, orphans, stored } : null;
}

export async function noteTrouble(ctx: BaseContext, met: Met): Promise<void> {
  await ctx.db.update(installation).set(met);
}
