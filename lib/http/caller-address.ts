import { env } from "../kernel/env";

const unknown = "local";

/**
 * The connection's, or behind proxies what the outermost of them heard from. What a caller writes into the
 * header himself stands further to the left.
 */
export function addressOf({ headers }: Request, proxies = env.TRUST_PROXY): string {
  if (proxies === 0) return headers.get("x-connection-address")?.trim() || unknown;
  const heard = (headers.get("x-forwarded-for") ?? "").split(",").map((name) => name.trim());
  return heard.at(-Math.min(proxies, heard.length)) || unknown;
}
