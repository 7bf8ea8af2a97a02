import { env } from "../kernel/env";

const unknown = "local";

/**
 * The connection's address, or behind proxies what the outermost of them saw. A caller's own entries in the header
 * stand further left.
 */
export function addressOf({ headers }: Request, proxies = env.TRUST_PROXY): string {
  if (proxies === 0) return headers.get("x-connection-address")?.trim() || unknown;
  const heard = (headers.get("x-forwarded-for") ?? "").split(",").map((name) => name.trim());
  return heard.at(-Math.min(proxies, heard.length)) || unknown;
}
