import * as z from "zod";
import type { WriteOperation } from "../auth/permissions";
import { idempotently } from "../http/idempotency";
import type { ChangeOperation } from "../http/record-named";
import { watchRecord } from "../http/watch-record";
import { type Context, versionMade } from "../kernel/context";
import { action } from "./action";

type OnceAction<Input extends z.ZodType, Result> = {
  operation: Exclude<WriteOperation, ChangeOperation>;
  input: Input;
  run: (ctx: Context, input: z.output<Input>) => Promise<Result>;
  idOf: (result: Result) => number;
};

const Keyed = z.looseObject({ form_key: z.string().min(16).max(100) });
const Made = z.object({ id: z.int(), version: z.int().nullable().default(null) });

/**
 * For a verb that creates: one record a form, also when it is sent again after a lost answer. Then `isNew` is false,
 * and the record is what was sent first unless its version has changed.
 */
export const onceAction = <Input extends z.ZodType, Result>(spec: OnceAction<Input, Result>) =>
  action({
    operation: spec.operation,
    input: Keyed,
    run: async (ctx, { form_key: key, ...raw }) => {
      const asked = { operation: spec.operation, isRead: false, allowed: null };
      const watched = await watchRecord(ctx, asked, {});
      return idempotently(
        watched ? { ...ctx, watched } : ctx,
        { key, operation: spec.operation, input: key, isSecret: false },
        async (ctx) => {
          const made = await spec.run(ctx, await spec.input.parseAsync(raw));
          const version = await versionMade(ctx.db);
          return { status: 201, body: { id: spec.idOf(made), version } };
        },
      );
    },
    show: ({ body, isReplayed }) => ({ ...Made.parse(body), isNew: !isReplayed }),
  });
