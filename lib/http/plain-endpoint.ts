import type * as z from "zod";
import { getArrivalOfStranger } from "../auth/get-arrival";
import type { Operation } from "../auth/permissions";
import { NoInput } from "../wire/input";
import type { AnyEndpoint, Handler } from "./declaration";
import { corsHeaders } from "./origin";

export type PlainAnswer = {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** Not even trusted origins are looked up to answer it. */
  asksNothing?: true;
};

type Plain = {
  operation: Operation;
  summary?: string;
  input?: z.ZodType;
  output: z.ZodType;
  run: (request: Request) => PlainAnswer | Promise<PlainAnswer>;
};

/** Looked up only for browsers of other sites; empty while the database is away. */
async function trustedFor(request: Request): Promise<readonly string[]> {
  if (request.headers.get("origin") === null) return [];
  return getArrivalOfStranger().then(
    ({ settings }) => settings.trustedOrigins,
    () => [],
  );
}

/** Without database and caller; the body is answered as it is. */
export function plainEndpoint({ run, input = NoInput, ...spec }: Plain): Handler {
  const handle = async (request: Request) => {
    const { status, body, headers, asksNothing } = await run(request);
    const cors = asksNothing ? {} : corsHeaders(request, await trustedFor(request));
    const plain = { ...cors, "Cache-Control": "no-cache", ...headers };
    return Response.json(body, { status, headers: plain });
  };
  const documented: AnyEndpoint = { ...spec, input, isPublic: true, run: async () => null };
  return Object.assign(handle, { spec: documented });
}
