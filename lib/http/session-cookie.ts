import { env } from "../kernel/env";
import { sessionSeconds } from "../kernel/secrets";

export const sessionCookieName = "sessionid";

/** By https to the configured address, to this service or to the proxy before it. */
export const isSecure = (request: Request): boolean =>
  env.APP_URL?.startsWith("https:") ||
  new URL(request.url).protocol === "https:" ||
  request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim() === "https";

const cookie = (request: Request, value: string, maxAge: number) =>
  `${sessionCookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isSecure(request) ? "; Secure" : ""}`;

export const sessionCookie = (request: Request, secret: string) =>
  cookie(request, secret, sessionSeconds);

export const expiredCookie = (request: Request) => cookie(request, "", 0);

export function readSessionCookie(request: Request): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [name, ...value] = pair.trim().split("=");
    if (name === sessionCookieName) return value.join("=") || null;
  }
  return null;
}
