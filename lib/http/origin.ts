import { env } from "../kernel/env";

export function ownOrigins(request: Request): string[] {
  const url = new URL(request.url);
  const host = request.headers.get("host") ?? url.host;
  const scheme = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  const seen = [`${url.protocol}//${host}`, ...(scheme ? [`${scheme}://${host}`] : [])];
  return env.APP_URL ? [...seen, new URL(env.APP_URL).origin] : seen;
}

const localNames = ["localhost", "127.0.0.1", "[::1]"];
const isLocal = (origin: string) =>
  URL.canParse(origin) && localNames.includes(new URL(origin).hostname);

/** A localhost page is foreign to a server that is reached by a name of its own. */
const isOutOfPlace = (origin: string) =>
  env.APP_URL !== undefined && !isLocal(env.APP_URL) && isLocal(origin);

/** Contract, CSRF: whether a cookie may be trusted with a write. */
export function isTrustedOrigin(request: Request, trusted: readonly string[]): boolean {
  const origin = request.headers.get("origin");
  if (origin === null || ownOrigins(request).includes(origin)) return true;
  return trusted.includes(origin) && !isOutOfPlace(origin);
}

/** Contract, CORS: credentials only for trusted origins. */
export function corsHeaders(request: Request, trusted: readonly string[]): Record<string, string> {
  const origin = request.headers.get("origin");
  const exposed = {
    "Access-Control-Expose-Headers":
      "ETag, Idempotent-Replayed, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Allow",
  };
  if (origin && isTrustedOrigin(request, trusted))
    return {
      ...exposed,
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Allow-Credentials": "true",
      Vary: "Origin",
    };
  return { ...exposed, "Access-Control-Allow-Origin": "*", Vary: "Origin" };
}
