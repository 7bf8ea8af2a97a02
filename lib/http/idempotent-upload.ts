import { discardingOnRefusal, discardStaged } from "../files/staged";
import type { Stored } from "../files/storing-first";
import type { Context } from "../kernel/context";
import { findAnswered, idempotently, type KeyedAnswer, type KeyedRequest } from "./idempotency";

type Answer = Omit<KeyedAnswer, "isReplayed">;

/**
 * {@link idempotently} for a verb that stores bytes: they travel before the key is locked, so that a slow store holds
 * no connection. Of two at once the second stores in vain and gets the first's answer.
 */
export async function idempotentUpload<C extends Context, Result>(
  ctx: C,
  asked: KeyedRequest,
  store: () => Promise<Stored<C, Result>>,
  tell: (ctx: C, result: Result) => Answer,
): Promise<KeyedAnswer> {
  const earlier = await findAnswered(ctx, asked);
  if (earlier) return earlier;
  const { staged, name } = await store();
  const answered = await discardingOnRefusal(staged, () =>
    idempotently(ctx, asked, async (ctx) => tell(ctx, await name(ctx))),
  );
  if (answered.isReplayed) await discardStaged(staged);
  return answered;
}
