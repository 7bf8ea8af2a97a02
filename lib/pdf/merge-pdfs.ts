import { runInThread } from "./run-in-thread";
import { UnreadablePdf } from "./worker/unreadable-pdf.mjs";

/** A document in a local file, with its bookmark and the bookmark above it. */
export type MergePart = { path: string; title: string; group: string | null };

type Told = { isReadable: boolean };
type Asked = { parts: readonly MergePart[]; output: string | null; title: string };

/** Whether a thread reads each part, up to the one at which it dies or hangs. */
async function joinIn(input: Asked): Promise<boolean[]> {
  const told: boolean[] = [];
  try {
    for await (const { isReadable } of runInThread<Told>({ name: "merge-pdfs", input }))
      told.push(isReadable);
  } catch (thrown) {
    if (!(thrown instanceof UnreadablePdf) || told.length === input.parts.length) throw thrown;
    told.push(false);
  }
  return told;
}

/**
 * Joins the documents in their order, a bookmark for each, into the output file. Gives the places, from 0, of the parts
 * that cannot be read: while there are any, nothing is written. Where a thread dies or hangs, another looks at the rest.
 */
export async function mergePdfs(
  parts: readonly MergePart[],
  output: string,
  title: string,
): Promise<number[]> {
  const told = await joinIn({ parts, output, title });
  while (told.length < parts.length)
    told.push(...(await joinIn({ parts: parts.slice(told.length), output: null, title })));
  return told.flatMap((isReadable, at) => (isReadable ? [] : [at]));
}
