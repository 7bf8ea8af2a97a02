import type * as z from "zod";
import type { BaseContext, Context } from "../kernel/context";
import { inSpan } from "../kernel/spans";
import { refuse, respond } from "./answer";
import type {
  AnyEndpoint,
  DownloadEndpoint,
  Endpoint,
  Handler,
  PublicEndpoint,
  Route,
  ServedEndpoint,
  UploadEndpoint,
} from "./declaration";
import { arrivalOf, memberContext, strangerContext } from "./open-context";
import { corsHeaders } from "./origin";
import { performOnSubject } from "./perform";
import { type PathValues, readPath } from "./read-request";

export const named =
  <Ref extends z.ZodType>(ref: Ref, load: (ctx: Context, ref: z.output<Ref>) => Promise<unknown>) =>
  (ctx: Context, path: PathValues): Promise<unknown> =>
    load(ctx, ref.parse(path));

type Open<Ctx> = (...arrived: Parameters<typeof memberContext>) => Ctx;

function doorway<Ctx extends BaseContext>(open: Open<Ctx>, isPublic: boolean) {
  return <Input extends z.ZodType, Result>(spec: ServedEndpoint<Ctx, Input, Result>): Handler => {
    const pass = async (request: Request, route: Route): Promise<Response> => {
      let cors: Record<string, string> = {};
      try {
        const now = new Date();
        const arrival = await arrivalOf(request, now);
        cors = corsHeaders(request, arrival.settings.trustedOrigins);
        const ctx = open(request, arrival, now, spec.operation);
        const path = readPath(await route.params);
        const done = await performOnSubject(spec, ctx, request, path);
        return await respond({ ...done, headers: { ...cors, ...done.headers } }, request);
      } catch (thrown) {
        const failed = refuse(spec.refusal, thrown);
        return await respond({ ...failed, headers: { ...cors, ...failed.headers } }, request);
      }
    };
    const name = `endpoint ${spec.operation}`;
    const handle: Handler = (request, route) =>
      inSpan(name, {}, async (span) => {
        const answered = await pass(request, route);
        span.setAttribute("http.response.status_code", answered.status);
        return answered;
      });
    return Object.assign(handle, { spec: { ...spec, isPublic } as AnyEndpoint });
  };
}

const forMembers = doorway<Context>(memberContext, false);
const forAnybody = doorway<BaseContext>(strangerContext, true);

/** For members: 401 without a session or token, 403 without permission. */
export const endpoint = <Input extends z.ZodType, Result>(
  spec: Endpoint<Context, Input, Result>,
): Handler => forMembers(spec);

export const uploadEndpoint = <Input extends z.ZodType, Result>(
  spec: UploadEndpoint<Context, Input, Result>,
): Handler => forMembers(spec);

export const downloadEndpoint = <Input extends z.ZodType, Result>(
  spec: DownloadEndpoint<Context, Input, Result>,
): Handler => forMembers(spec);

/** For anonymous callers, too. */
export const publicEndpoint = <Input extends z.ZodType, Result>(
  spec: PublicEndpoint<BaseContext, Input, Result>,
): Handler => forAnybody(spec);
