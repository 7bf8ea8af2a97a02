import { randomUUID } from "node:crypto";
import { logOfRequests } from "./log.mjs";
import { metricsOfRequests } from "./metrics.mjs";

/** @typedef {{ operation?: string, user?: number }} Told */
/** @typedef {Told & { id: string, method: string, path: string, status: number, ms: number }} Followed */

/** What the app tells of a request while it runs (`lib/http/note-request.ts`), by the request's id. @type {Map<string, Told>} */
const told = new Map();
Reflect.set(globalThis, "faenaRequests", told);

const spelling = /^[\w.:+/=@-]{1,100}$/;

/** @param {string | string[] | undefined} given */
const idOf = (given) => (typeof given === "string" && spelling.test(given) ? given : randomUUID());

/** Whose caller left before the answer was whole. */
const left = 499;

/** Neither what is asked for in the query nor what is sent: both may be about persons. */
const pathOf = (/** @type {string | undefined} */ address) =>
  (address ?? "/").split("?", 1)[0] ?? "/";

/** @type {((request: Followed) => void)[]} */
const hearing = [];

/** Opens the log and the counts that the settings ask for. */
export async function hearRequests() {
  for (const hear of [await logOfRequests(), await metricsOfRequests()])
    if (hear) hearing.push(hear);
}

/**
 * Gives the request an id, its sender's where that has one, and tells of it once it is answered.
 * @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response
 */
export function follow(request, response) {
  const id = idOf(request.headers["x-request-id"]);
  request.headers["x-request-id"] = id;
  response.setHeader("X-Request-Id", id);
  if (hearing.length === 0) return;
  const [began, method, path] = [performance.now(), request.method ?? "", pathOf(request.url)];
  told.set(id, {});
  response.once("close", () => {
    const status = response.writableFinished ? response.statusCode : left;
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const followed = { id, method, path, status, ms, ...told.get(id) };
    told.delete(id);
    for (const hear of hearing) hear(followed);
  });
}
