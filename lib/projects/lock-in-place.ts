import { atomically, type BaseContext } from "../kernel/context";
import { bears } from "../values/marks.mjs";

const mark = Symbol.for("faena.movedMeanwhile");

/** Undoes the locks: the record is in a project that is not locked. */
export class MovedMeanwhile extends Error {
  readonly [mark] = true;
}

/** Of a record that moved meanwhile all is let go before its new project is waited for. */
export async function lockInPlace<T>(
  ctx: BaseContext,
  lock: (ctx: BaseContext) => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await atomically(ctx, lock);
    } catch (thrown) {
      if (!bears(thrown, mark)) throw thrown;
    }
  }
}
