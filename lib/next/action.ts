import { revalidatePath } from "next/cache";
import type { z } from "zod";
import type { Operation } from "../auth/permissions";
import type { Context } from "../context";
import type { FieldErrors } from "../errors";
import { failureOf } from "../http/failure";
import { arrivalOf, memberContext } from "../http/open-context";
import type { RawInput } from "../http/read-input";
import { tagOf, watchRecord } from "../http/watch-record";
import { currentRequest } from "./current-request";

/** What a form is told: the result, or a sentence and the errors of its fields under documented names. */
export type ActionResult<T> =
  | { ok: true; data: T }
  | {
      ok: false;
      error: string;
      code: string;
      fieldErrors: FieldErrors;
      /** The record's version now, for whoever had seen an older one. */
      version?: number | undefined;
    };

type Action<Input extends z.ZodType, Result, Shown> = {
  operation: Operation;
  input: Input;
  run: (ctx: Context, input: z.output<Input>) => Promise<Result>;
  /** The small plain part of the result that the form needs. */
  show?: (result: Result) => Shown;
  /** Screens whose data the act changes; everything unless told. */
  refresh?: string[];
};

/** The caller's context, or 401 or 403. */
async function actingContext(operation: Operation): Promise<Context> {
  const request = await currentRequest();
  const now = new Date();
  return memberContext(request, await arrivalOf(request, now), now, operation);
}

type Asked = { operation: Operation; raw: unknown };

const inputOf = (raw: unknown): RawInput =>
  raw !== null && typeof raw === "object" ? { ...raw } : {};

/** The context of a change that goes on from a version of its record; 412 when that is not the current one. */
async function changingContext(asked: Asked, seen: unknown): Promise<Context> {
  const { operation, raw } = asked;
  const ctx = await actingContext(operation);
  if (typeof seen !== "number") return ctx;
  const watched = await watchRecord(
    ctx,
    { operation, isRead: false, allowed: [tagOf(seen)] },
    inputOf(raw),
  );
  return watched ? { ...ctx, watched } : ctx;
}

async function versionNow({ operation, raw }: Asked): Promise<number | undefined> {
  const ctx = await actingContext(operation);
  const asked = { operation, isRead: true, allowed: null };
  return (await watchRecord(ctx, asked, inputOf(raw)))?.version ?? undefined;
}

async function refusal(thrown: unknown, asked: Asked): Promise<ActionResult<never>> {
  const { status, body } = failureOf(thrown);
  const { error, code, field_errors: fieldErrors = {} } = body;
  const version = status === 412 ? await versionNow(asked) : undefined;
  return { ok: false, error, code, fieldErrors, version };
}

/**
 * The forms' door to a verb: same schema, same permission, same errors as the API's. A form that changes a record says
 * which version of it was seen.
 */
export function action<Input extends z.ZodType, Result, Shown = null>(
  spec: Action<Input, Result, Shown>,
) {
  return async (raw: unknown, seen?: number): Promise<ActionResult<Shown | null>> => {
    const asked = { operation: spec.operation, raw };
    try {
      const ctx = await changingContext(asked, seen);
      const result = await spec.run(ctx, await spec.input.parseAsync(raw));
      for (const path of spec.refresh ?? ["/"]) revalidatePath(path, "layout");
      return { ok: true, data: spec.show?.(result) ?? null };
    } catch (thrown) {
      return refusal(thrown, asked);
    }
  };
}
