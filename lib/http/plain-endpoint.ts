import type { z } from "zod";
import { findStranger } from "../auth/find-visit";
import type { Operation } from "../auth/permissions";
import { Nothing } from "../input";
import type { AnyEndpoint, Handler } from "./declaration";
import { corsHeaders } from "./origin";

type Plain = {
  operation: Operation;
  summary: string;
  /** Schema of the whole body. */
  output: z.ZodType;
  run: () => Promise<{ status: number; body: unknown }>;
};

/** The trusted origins, asked for only by browsers of other sites; none while the database is away. */
async function trustedFor(request: Request): Promise<readonly string[]> {
  if (request.headers.get("origin") === null) return [];
  return findStranger().then(
    ({ settings }) => settings.trustedOrigins,
    () => [],
  );
}

/** An operation for anybody that does without the database and the caller, and gives its body as it is. */
export function plainEndpoint({ run, ...spec }: Plain): Handler {
  const handle = async (request: Request) => {
    const { status, body } = await run();
    const cors = corsHeaders(request, await trustedFor(request));
    return Response.json(body, { status, headers: { ...cors, "Cache-Control": "no-cache" } });
  };
  const documented: AnyEndpoint = { ...spec, input: Nothing, isPublic: true, run };
  return Object.assign(handle, { spec: documented });
}
