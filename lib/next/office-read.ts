import type * as z from "zod";
import { concealMoney } from "../auth/conceal-money";
import type { ReadOperation } from "../auth/permissions";
import type { Handler } from "../http/declaration";
import { arrivalAtScreen, memberContext } from "../http/open-context";
import { readInput, readPath } from "../http/read-request";
import type { Context } from "../kernel/context";
import { refusalTo } from "./refusal-to";

type OfficeRead<Input extends z.ZodType, Result, Shown> = {
  operation: ReadOperation;
  input: Input;
  run: (ctx: Context, input: z.output<Input>) => Promise<Result>;
  /** What the screen needs of it; serializable. */
  show: (result: Result) => Shown;
};

/**
 * The GET of a `route.ts` that a screen asks while it is open; a server action would wait for a save that is running.
 */
export function officeRead<Input extends z.ZodType, Result, Shown>({
  operation,
  input,
  run,
  show,
}: OfficeRead<Input, Result, Shown>): Handler & { operation: ReadOperation } {
  const answer: Handler = async (request, { params }) => {
    try {
      const now = new Date();
      const ctx = memberContext(request, await arrivalAtScreen(request, now), now, operation);
      const raw = await readInput(request, readPath(await params), false);
      const shown = show(await run(ctx, await input.parseAsync(raw)));
      const data = concealMoney(ctx.caller, shown);
      return Response.json({ success: true, data }, { headers: { "Cache-Control": "no-store" } });
    } catch (thrown) {
      return refusalTo(request, thrown);
    }
  };
  return Object.assign(answer, { operation });
}
