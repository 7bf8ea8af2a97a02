import { revalidatePath } from "next/cache";
import type { z } from "zod";
import type { Operation } from "../auth/permissions";
import type { Context } from "../context";
import type { FieldErrors } from "../errors";
import { failureOf } from "../http/failure";
import { arrivalOf, memberContext } from "../http/open-context";
import { currentRequest } from "./current-request";

/** What a form is told: the result, or a sentence and the errors of its fields under documented names. */
export type ActionResult<T> =
  | { ok: true; data: T }
  | { ok: false; error: string; code: string; fieldErrors: FieldErrors };

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

function refusal(thrown: unknown): ActionResult<never> {
  const { body } = failureOf(thrown);
  return { ok: false, error: body.error, code: body.code, fieldErrors: body.field_errors ?? {} };
}

/** The forms' door to a verb: same schema, same permission, same errors as the API's. */
export function action<Input extends z.ZodType, Result, Shown = null>(
  spec: Action<Input, Result, Shown>,
) {
  return async (raw: unknown): Promise<ActionResult<Shown | null>> => {
    try {
      const ctx = await actingContext(spec.operation);
      const result = await spec.run(ctx, await spec.input.parseAsync(raw));
      for (const path of spec.refresh ?? ["/"]) revalidatePath(path, "layout");
      return { ok: true, data: spec.show?.(result) ?? null };
    } catch (thrown) {
      return refusal(thrown);
    }
  };
}
