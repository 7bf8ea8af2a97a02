import { may } from "../auth/permissions";
import { findTrouble } from "../installation/trouble";
import { isProxyUnknown } from "../installation/unknown-proxy";
import type { Context } from "../kernel/context";

export async function getNotices(ctx: Context) {
  const [trouble, isUnknown] = await Promise.all([
    may(ctx.caller, "files.listQuarantined") ? findTrouble(ctx) : null,
    may(ctx.caller, "settings.update") && isProxyUnknown(ctx),
  ]);
  return { storeTrouble: trouble, isProxyUnknown: isUnknown };
}

export type Notices = Awaited<ReturnType<typeof getNotices>>;
