import { runInThread } from "./run-in-thread";
import { UnreadablePdf } from "./worker/unreadable-pdf.mjs";

/** A document in a local file, with its bookmark and the bookmark above it. */
export type MergePart = { path: string; title: string; group: string | null };

type Told = { isReadable: boolean };

/**
 * Joins the documents in their order, a bookmark for each, into the output file. Gives the places, from 0, of the parts
 * that cannot be read, the one at which the thread died or hung among them: while there are any, nothing is written.
 */
export async function mergePdfs(
  parts: readonly MergePart[],
  output: string,
  title: string,
): Promise<number[]> {
  const told: Told[] = [];
  const input = { parts, output, title };
  const broken = () => told.flatMap(({ isReadable }, at) => (isReadable ? [] : [at]));
  try {
    for await (const part of runInThread<Told>({ name: "merge-pdfs", input })) told.push(part);
  } catch (thrown) {
    if (!(thrown instanceof UnreadablePdf) || told.length === parts.length) throw thrown;
    return [...broken(), told.length];
  }
  return broken();
}
