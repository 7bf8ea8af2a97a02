import { failureOf } from "../http/failure";

const clientLeft = 499;

/** A client that left gets no answer, and nothing is logged. */
export function refusalTo({ signal }: Request, thrown: unknown): Response {
  if (signal.aborted) return new Response(null, { status: clientLeft });
  const { status, body, headers } = failureOf(thrown);
  return Response.json(body, { status, headers });
}
