import { isUnreadablePdf } from "./worker/unreadable-pdf.mjs";

export type Counted = { pageCount: number };

/** A document that brings down so many processes is given up as a whole. */
const mostLosses = 5;

const isLoss = (thrown: unknown) => isUnreadablePdf(thrown) && thrown.reason === "heavy";

type Job<T> = {
  /** Pieces from one on, counted from 0; before them, how many pages the document has. */
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

/** Where one piece brings its process down, another process goes on behind it. */
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
