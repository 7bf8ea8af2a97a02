import { takeProxyNotice } from "../http/unknown-proxy";
import { hasUnknownProxy, noteProxy } from "../installation/unknown-proxy";
import type { BaseContext } from "../kernel/context";
import { env } from "../kernel/env";

const said =
  "Requests come through a proxy that the service was not told of: everybody seems to come from one address, and failed sign-ins hold up everybody. Set TRUST_PROXY to the number of proxies.";

let isSaid = false;

/** Warns once a process. */
export async function watchProxy(ctx: BaseContext): Promise<void> {
  if (env.TRUST_PROXY > 0) return;
  const isNew = takeProxyNotice();
  if (isNew) await noteProxy(ctx);
  if (isSaid || !(isNew || (await hasUnknownProxy(ctx)))) return;
  isSaid = true;
  // biome-ignore lint/suspicious/noConsole: whoever reads the log is told too
  console.error(said);
}
