import type * as z from "zod";
import { isStoringFirst } from "../files/storing-first";
import type { BaseContext, Context, Watched } from "../kernel/context";
import { inSpan } from "../kernel/spans";
import { type Answer, answer } from "./answer";
import { payForOperation } from "./costly-operations";
import { type Body, type ServedEndpoint, takesKey } from "./declaration";
import { idempotently } from "./idempotency";
import { idempotencyKeyOf } from "./idempotency-key";
import { idempotentUpload } from "./idempotent-upload";
import type { RawInput } from "./read-body";
import { type PathValues, readInput } from "./read-request";
import { recognizable, withUpload } from "./read-upload";
import { tagOf, versionsAllowed, watchRecord } from "./watch-record";

const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";

async function perform<Ctx extends BaseContext, Input extends z.ZodType, Result>(
  spec: ServedEndpoint<Ctx, Input, Result>,
  arrived: Ctx,
  request: Request,
  path: PathValues,
): Promise<Answer> {
  const asked = {
    operation: spec.operation,
    isRead: isReading(request),
    allowed: versionsAllowed(request.headers.get("if-match")),
  };
  const early = await watchRecord(arrived, asked, path);
  const work = async (raw: RawInput) => {
    const watched = early ?? (await watchRecord(arrived, asked, raw));
    const ctx = watched ? { ...arrived, watched } : arrived;
    return tagged(await performWith(spec, ctx, request, raw), watched, request);
  };
  const limitBytes = await spec.upload?.(arrived);
  return limitBytes === undefined
    ? work(await readInput(request, path, spec.isList ?? false))
    : withUpload(request, path, { limitBytes, owner: arrived.caller?.user.id ?? null }, work);
}

function tagged(answered: Answer, watched: Watched | undefined, { method }: Request): Answer {
  if (!watched || watched.version === null || method === "DELETE") return answered;
  return { ...answered, headers: { ETag: tagOf(watched.version), ...answered.headers } };
}

async function performWith<Ctx extends BaseContext, Input extends z.ZodType, Result>(
  spec: ServedEndpoint<Ctx, Input, Result>,
  arrived: Ctx,
  request: Request,
  raw: RawInput,
): Promise<Answer> {
  const ctx = (await spec.identify?.(arrived, raw)) ?? arrived;
  let told: Record<string, string> = {};
  const input = async () => {
    const asked = await spec.input.parseAsync(raw);
    told = await payForOperation(ctx, spec.operation);
    return asked;
  };
  const tell = (ctx: Ctx, result: Result) => {
    const { headers, ...rest } = answer(spec, result, ctx, request);
    return { ...rest, headers: { ...headers, ...told } };
  };
  const key = takesKey(request.method, spec) ? idempotencyKeyOf(request) : null;
  const verb = async (ctx: Ctx) => {
    const asked = await input();
    return inSpan(spec.operation, {}, () => spec.run(ctx, asked));
  };
  if (key === null || !isMember(ctx)) return tell(ctx, await verb(ctx));
  const { run, operation, isSecret = false } = spec;
  const asked = { key, operation, input: recognizable(raw), isSecret };
  const kept = isStoringFirst(run)
    ? await idempotentUpload(ctx, asked, async () => run.store(ctx, await input()), tell)
    : await idempotently(ctx, asked, async (ctx) => tell(ctx, await verb(ctx)));
  const headers = kept.isReplayed ? { "Idempotent-Replayed": "true" } : told;
  return { status: kept.status, body: kept.body as Body, headers };
}

/** A read asks both at once; the missing subject is told before what else is wrong. */
export async function performOnSubject<Ctx extends BaseContext, Input extends z.ZodType, Result>(
  spec: ServedEndpoint<Ctx, Input, Result>,
  ctx: Ctx,
  request: Request,
  path: PathValues,
): Promise<Answer> {
  const subject = spec.subject?.(ctx, path);
  if (!(isReading(request) && spec.json)) await subject;
  const [found, done] = await Promise.allSettled([subject, perform(spec, ctx, request, path)]);
  if (found.status === "rejected") throw found.reason;
  if (done.status === "rejected") throw done.reason;
  return done.value;
}

const isMember = <Ctx extends BaseContext>(ctx: Ctx): ctx is Ctx & Context => ctx.caller !== null;
