import { links } from "../links/pages";
import type { Handler } from "./declaration";
import { isBrowser } from "./file-refusal";
import type { RawInput } from "./read-body";
import { readInput } from "./read-request";

const ownSite = "http://own.invalid";

/** Resolves its dots; its path is never another site's name. */
function resolved(next: string): string {
  const url = URL.canParse(next, ownSite) ? new URL(next, ownSite) : null;
  if (url?.origin !== ownSite || !next.startsWith("/")) return links.home;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return new URL(path, ownSite).href === url.href ? path : links.home;
}

/** A path of this site; anything else becomes the start page. */
export const ownPath = (next: unknown): string =>
  typeof next === "string" && !/[\p{Cc}\\]/u.test(next) ? resolved(next) : links.home;

type Landings = {
  done: (input: RawInput, answered: unknown) => string;
  refused: (input: RawInput, code: string) => string;
};

async function landing(answer: Response, input: RawInput, { done, refused }: Landings) {
  const answered = (await answer.json()) as { code: string };
  return answer.ok ? done(input, answered) : refused(input, answered.code);
}

/** Answers a browser's form (`Accept: text/html`), or what a form does instead, by 303 and not by JSON. */
export function forBrowsers(handler: Handler, landings: Landings, byForm = handler): Handler {
  const handle: Handler = async (request, route) => {
    if (!isBrowser(request)) return handler(request, route);
    const copy = request.clone();
    const answer = await byForm(request, route);
    const input = await readInput(copy, {}, false).catch((): RawInput => ({}));
    const headers = new Headers({ Location: await landing(answer, input, landings) });
    for (const cookie of answer.headers.getSetCookie()) headers.append("Set-Cookie", cookie);
    return new Response(null, { status: 303, headers });
  };
  return handler.spec ? Object.assign(handle, { spec: handler.spec }) : handle;
}

const owesCode = (answered: unknown) =>
  typeof answered === "object" && answered !== null && "owes_code" in answered;

const queryOf = (next: unknown, given: Record<string, string> = {}) => {
  const query = new URLSearchParams(given);
  if (ownPath(next) !== links.home) query.set("next", ownPath(next));
  return query.size > 0 ? `?${query}` : "";
};

/**
 * To where the visitor was going, by way of the code where one is asked for; refused, back to the form with what was
 * typed, except secrets.
 */
export const signInLandings: Landings = {
  done: ({ next }, answered) =>
    owesCode(answered) ? `${links.secondFactor}${queryOf(next)}` : ownPath(next),
  refused: ({ next, username, recovery }, code) => {
    const query: Record<string, string> = { error: code };
    if (typeof username === "string") query.username = username.slice(0, 254);
    if (recovery) query.recovery = "1";
    return `${links.login}${queryOf(next, query)}`;
  },
};

export const signOutLandings: Landings = { done: () => links.login, refused: () => links.login };
