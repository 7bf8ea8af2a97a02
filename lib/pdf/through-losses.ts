import { isUnreadablePdf } from "./worker/unreadable-pdf.mjs";

export type Counted = { pageCount: number };

/** Processes that a document may bring down before it is given up. */
const mostLosses = 5;

const isLoss = (thrown: unknown) => isUnreadablePdf(thrown) && thrown.reason === "heavy";

type Job<T> = {
  /** Yields from this index, counted from 0; before it, the page count. */
  from: (first: number) => AsyncGenerator<Counted | T>;
  /** Stands for a piece that takes more than it may. */
  lost: T;
};

type Progress = { done: number; isCounted: boolean };

async function* goOn<T extends object>(from: Job<T>["from"], progress: Progress) {
  for await (const given of from(progress.done)) {
    const isCount = "pageCount" in given;
    if (!isCount) progress.done += 1;
    if (!isCount || !progress.isCounted) yield given;
    progress.isCounted = true;
  }
}

/** When a piece brings its process down, another goes on after it. */
export async function* throughLosses<T extends object>({
  from,
  lost,
}: Job<T>): AsyncGenerator<Counted | T> {
  const progress = { done: 0, isCounted: false };
  for (let losses = 0; ; losses += 1) {
    try {
      return yield* goOn(from, progress);
    } catch (thrown) {
      if (!isLoss(thrown) || !progress.isCounted || losses === mostLosses) throw thrown;
    }
    progress.done += 1;
    yield lost;
  }
}
