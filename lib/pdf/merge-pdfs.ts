import type { WorkOwner } from "../kernel/fair-turns.mjs";
import { runInProcess } from "./run-in-process";
import { isUnreadablePdf } from "./worker/unreadable-pdf.mjs";

/** Its bookmark, and the bookmark above it. */
export type MergePart = { path: string; title: string; group: string | null };

type Finding = { isReadable: boolean };
type Whole = { output: string; title: string; owner: WorkOwner };

/** After so many parts that took too much, the rest is not looked at until the next time. */
const mostLosses = 5;

/** Whether each part can be read, up to the one at which the process dies or hangs. */
async function joinIn(
  parts: readonly MergePart[],
  { output, title, owner }: Omit<Whole, "output"> & { output: string | null },
): Promise<boolean[]> {
  const readable: boolean[] = [];
  const marks = parts.map(({ title, group }) => ({ title, group }));
  const files = parts.map(({ path }) => path);
  const input = { marks, output, title };
  try {
    const job = { name: "merge-pdfs", input, files, lane: "request", owner } as const;
    for await (const { isReadable } of runInProcess<Finding>(job)) readable.push(isReadable);
  } catch (thrown) {
    if (!isUnreadablePdf(thrown) || readable.length === parts.length) throw thrown;
    readable.push(false);
  }
  return readable;
}

/**
 * In order, a bookmark for each. Gives the indexes of parts that cannot be read: while there are any, nothing is
 * written. When a process dies or hangs, another goes on with the rest. UnreadablePdf when each can be read, and the
 * whole takes more than it may.
 */
export async function mergePdfs(parts: readonly MergePart[], whole: Whole): Promise<number[]> {
  const readable = await joinIn(parts, whole);
  for (let losses = 1; readable.length < parts.length && losses < mostLosses; losses += 1)
    readable.push(...(await joinIn(parts.slice(readable.length), { ...whole, output: null })));
  return readable.flatMap((isReadable, at) => (isReadable ? [] : [at]));
}
