import type { WorkOwner } from "../kernel/fair-turns.mjs";
import { runInProcess } from "./run-in-process";
import { isUnreadablePdf } from "./worker/unreadable-pdf.mjs";

/** damaged: cut off or no picture; vast: too many pixels; heavy: too much memory or time. */
export type PictureProblem = "damaged" | "vast" | "heavy";

type Finding = { problem: PictureProblem | null };

/** Decodes it to its end in a process, within the limits for its size. */
export async function inspectPicture(
  path: string,
  owner: WorkOwner,
): Promise<PictureProblem | null> {
  const files = [path];
  const job = { name: "inspect-picture", input: {}, files, lane: "inspection", owner } as const;
  let found: PictureProblem | null = "damaged";
  try {
    for await (const { problem } of runInProcess<Finding>(job)) found = problem;
    return found;
  } catch (thrown) {
    if (isUnreadablePdf(thrown)) return "heavy";
    throw thrown;
  }
}
