import { installation } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { env } from "../kernel/env";
import { getInstallation } from "./get-installation";

const days = 7;

export async function recordProxySeen({ db, now }: BaseContext): Promise<void> {
  await db.update(installation).set({ proxySeenAt: now });
}

export async function wasUnknownProxySeen(ctx: BaseContext): Promise<boolean> {
  const { proxySeenAt } = await getInstallation(ctx);
  return proxySeenAt !== null && ctx.now.getTime() - proxySeenAt.getTime() < days * 86_400_000;
}

export const isProxyUnknown = async (ctx: BaseContext): Promise<boolean> =>
  env.TRUST_PROXY === 0 && (await wasUnknownProxySeen(ctx));
