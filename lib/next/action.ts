import { revalidatePath } from "next/cache";
import type * as z from "zod";
import type { WriteOperation } from "../auth/permissions";
import { type ActDeclared, type ActionResult, act } from "../http/act";
import {
  type AskedAct,
  actingContext,
  changingContext,
  strangerActing,
} from "../http/acting-context";
import type { ChangeOperation } from "../http/record-named";
import type { BaseContext, Context } from "../kernel/context";
import { currentRequest } from "./current-request";

type Action<Of extends WriteOperation, Input extends z.ZodType, Result, Shown> = ActDeclared<
  Of,
  Input,
  Result,
  Shown
> & {
  /** Screens whose data the act changes; all by default. */
  refresh?: string[];
};

type Open = (asked: AskedAct, seen: unknown) => Promise<Context>;

/** For who is not signed in: it is part of coming in, and asks for no permission. */
export const strangerAction =
  <Input extends z.ZodType>(spec: {
    input: Input;
    run: (ctx: BaseContext, input: z.output<Input>) => Promise<unknown>;
  }) =>
  async (raw: unknown): Promise<ActionResult<null>> => {
    const operation = "session.open";
    const asked = { request: await currentRequest(), operation, raw } as const;
    return act({ ...spec, operation, show: () => null }, asked, strangerActing(asked));
  };

export const door =
  <Input extends z.ZodType, Result, Shown>(
    spec: Action<WriteOperation, Input, Result, Shown>,
    open: Open,
  ) =>
  async (raw: unknown, seen?: number | null): Promise<ActionResult<Shown | null>> => {
    const asked = { request: await currentRequest(), operation: spec.operation, raw };
    const answer = await act(spec, asked, open(asked, seen));
    if (answer.ok) for (const path of spec.refresh ?? ["/"]) revalidatePath(path, "layout");
    return answer;
  };

/** For a verb that creates, or is about many records; a read is an {@link officeRead}. */
export const action = <Input extends z.ZodType, Result, Shown = null>(
  spec: Action<Exclude<WriteOperation, ChangeOperation>, Input, Result, Shown>,
): ((raw: unknown) => Promise<ActionResult<Shown | null>>) => door(spec, actingContext);

/**
 * For a verb that changes one record. Takes the version that the screen showed, null where there was none yet; without
 * it nothing that exists changes.
 */
export const change = <Input extends z.ZodType, Result, Shown = null>(
  spec: Action<ChangeOperation, Input, Result, Shown>,
): ((raw: unknown, seen: number | null) => Promise<ActionResult<Shown | null>>) =>
  door(spec, changingContext);
