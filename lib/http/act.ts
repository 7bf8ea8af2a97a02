import type * as z from "zod";
import type { Operation } from "../auth/permissions";
import type { BaseContext, Context } from "../kernel/context";
import type { FieldErrors } from "../kernel/errors";
import { inSpan } from "../kernel/spans";
import { type AskedAct, actingContext, inputOf } from "./acting-context";
import { failureOf } from "./failure";
import { watchRecord } from "./watch-record";

export type ActionResult<T> =
  | {
      ok: true;
      data: T;
      /** Of the record after the change. */
      version?: number | undefined;
    }
  | {
      ok: false;
      error: string;
      code: string;
      fieldErrors: FieldErrors;
      /** The record's now, when an older one was sent. */
      version?: number | undefined;
    };

export type ActDeclared<
  Of extends Operation,
  Input extends z.ZodType,
  Result,
  Shown,
  Ctx extends BaseContext = Context,
> = {
  operation: Of;
  input: Input;
  run: (ctx: Ctx, input: z.output<Input>) => Promise<Result>;
  /** The part of the result that the form needs; it must be serializable. */
  show?: (result: Result) => Shown;
};

async function versionNow(asked: AskedAct): Promise<number | undefined> {
  const ctx = await actingContext(asked);
  const read = { operation: asked.operation, isRead: true, allowed: null };
  return (await watchRecord(ctx, read, inputOf(asked.raw)))?.version ?? undefined;
}

async function refusal(thrown: unknown, asked: AskedAct): Promise<ActionResult<never>> {
  const { status, body } = failureOf(thrown);
  const { error, code, field_errors: fieldErrors = {} } = body;
  const version = status === 412 ? await versionNow(asked) : undefined;
  return { ok: false, error, code, fieldErrors, version };
}

/** Same schema, permission and errors as the API's. */
export async function act<
  Of extends Operation,
  Input extends z.ZodType,
  Result,
  Shown,
  Ctx extends BaseContext,
>(
  { input, run, show }: ActDeclared<Of, Input, Result, Shown, Ctx>,
  asked: AskedAct,
  open: Promise<Ctx>,
): Promise<ActionResult<Shown | null>> {
  const { operation } = asked;
  return inSpan(`action ${operation}`, {}, async () => {
    try {
      const ctx = await open;
      const given = await input.parseAsync(asked.raw);
      const result = await inSpan(operation, {}, () => run(ctx, given));
      const version = ctx.watched?.version ?? undefined;
      return { ok: true, data: show?.(result) ?? null, version };
    } catch (thrown) {
      return refusal(thrown, asked);
    }
  });
}
