import { z } from "zod";
import type { Operation } from "../auth/permissions";
import type { Context } from "../context";
import { idempotently } from "../http/idempotency";
import { action } from "./action";

type OnceAction<Input extends z.ZodType, Result> = {
  operation: Operation;
  input: Input;
  run: (ctx: Context, input: z.output<Input>) => Promise<Result>;
  idOf: (result: Result) => number;
};

const Keyed = z.looseObject({ form_key: z.string().min(16).max(100) });
const Made = z.object({ id: z.int() });

/**
 * The forms' door to a verb that creates: one record a form, whatever is sent again after an answer was lost. Sent
 * again, `isNew` is false and the record holds what was sent the first time.
 */
export const onceAction = <Input extends z.ZodType, Result>(spec: OnceAction<Input, Result>) =>
  action({
    operation: spec.operation,
    input: Keyed,
    run: (ctx, { form_key: key, ...raw }) =>
      idempotently(
        ctx,
        { key, operation: spec.operation, input: key, isSecret: false },
        async (ctx) => {
          const made = await spec.run(ctx, await spec.input.parseAsync(raw));
          return { status: 201, body: { id: spec.idOf(made) } };
        },
      ),
    show: ({ body, replayed }) => ({ id: Made.parse(body).id, isNew: !replayed }),
  });
