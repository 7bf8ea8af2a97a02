import { links } from "../links/pages";
import { failureOf } from "./failure";

/** Browsers ask for HTML, programs do not. */
export const isBrowser = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").includes("text/html");

/** A browser without a session is sent to sign in. */
export function fileRefusal(request: Request, thrown: unknown): Response {
  const { status, body, headers } = failureOf(thrown);
  const { pathname, search } = new URL(request.url);
  if (status === 401 && isBrowser(request))
    return new Response(null, {
      status: 303,
      headers: { Location: links.signIn(`${pathname}${search}`) },
    });
  return Response.json(body, { status, headers: { ...headers, "Cache-Control": "no-store" } });
}
