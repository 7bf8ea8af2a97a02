import { runInProcess } from "./run-in-process";
import type { WorkOwner } from "./turns";
import { isUnreadablePdf } from "./worker/unreadable-pdf.mjs";

/** Cut off or no picture, of too many points, or in need of too much memory or time. */
export type PictureProblem = "damaged" | "vast" | "heavy";

type Finding = { problem: PictureProblem | null };

/** To its end, beside the server, with the means that a document of its size may take. */
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
