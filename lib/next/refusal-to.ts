import { failureOf } from "../http/failure";

const clientLeft = 499;

/** What somebody is told who was not answered; who left meanwhile is told nothing, and nothing is logged. */
export function refusalTo({ signal }: Request, thrown: unknown): Response {
  if (signal.aborted) return new Response(null, { status: clientLeft });
  const { status, body, headers } = failureOf(thrown);
  return Response.json(body, { status, headers });
}
