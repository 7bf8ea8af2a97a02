import { takeProxyNotice } from "../http/unknown-proxy";
import { recordProxySeen, wasUnknownProxySeen } from "../installation/unknown-proxy";
import type { BaseContext } from "../kernel/context";
import { env } from "../kernel/env";

const said =
  "Requests come through a proxy that the service was not told of: everybody seems to come from one address, and failed sign-ins hold up everybody. Set TRUST_PROXY to the number of proxies.";

/** Tells the others what requests to this process met. */
export async function noteSeenProxy(ctx: BaseContext): Promise<void> {
  if (env.TRUST_PROXY === 0 && takeProxyNotice()) await recordProxySeen(ctx);
}

let isSaid = false;

/** Once a process. */
export async function warnOfProxy(ctx: BaseContext): Promise<void> {
  if (isSaid || env.TRUST_PROXY > 0 || !(await wasUnknownProxySeen(ctx))) return;
  isSaid = true;
  // biome-ignore lint/suspicious/noConsole: whoever reads the log is told too
  console.error(said);
}
