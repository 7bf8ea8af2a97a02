import type { Operation } from "../auth/permissions";

type Told = { operation?: Operation; user?: number };

/** Set by `scripts/follow-requests.mjs` in the same process, outside the bundle. */
const requests = () => (globalThis as { faenaRequests?: Map<string, Told> }).faenaRequests;

/** For the log and the counts of requests. */
export function noteRequest({ headers }: Pick<Request, "headers">, told: Told): void {
  const kept = requests()?.get(headers.get("x-request-id") ?? "");
  if (kept) Object.assign(kept, told);
}
