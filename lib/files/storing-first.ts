import type { BaseContext } from "../kernel/context";
import { discardingOnRefusal, type StagedFile } from "./staged";

export type Stored<C, Result> = {
  staged: readonly StagedFile[];
  /** The transaction that names the bytes; it may be part of another's. */
  name: (ctx: C) => Promise<Result>;
};

/**
 * A verb in two steps: bytes go to the store while nothing is locked, then a transaction names them. Called as it is,
 * it does both; a caller with a transaction of its own runs the first step before opening it.
 */
export function storingFirst<C extends BaseContext, Input, Result>(
  store: (ctx: C, input: Input) => Promise<Stored<C, Result>>,
) {
  const verb = async (ctx: C, input: Input): Promise<Result> => {
    const { staged, name } = await store(ctx, input);
    return discardingOnRefusal(staged, () => name(ctx));
  };
  return Object.assign(verb, { store });
}

type Verb<C, Input, Result> = (ctx: C, input: Input) => Promise<Result>;
type Store<C, Input, Result> = { store: (ctx: C, input: Input) => Promise<Stored<C, Result>> };

export const isStoringFirst = <C, Input, Result>(
  verb: Verb<C, Input, Result>,
): verb is Verb<C, Input, Result> & Store<C, Input, Result> => "store" in verb;
