import { runInThread } from "./run-in-thread";
import { UnreadablePdf } from "./worker/unreadable-pdf.mjs";

/** How many pages a file has, or why it cannot be read. */
export type PdfFinding = { pages: number } | { problem: UnreadablePdf["reason"] };

/**
 * Reads a file as a PDF without holding it: the pieces that tell its pages, in a thread beside the server, one file
 * after another. A file that opens without a password is readable.
 */
export async function inspectPdf(path: string): Promise<PdfFinding> {
  const job = { name: "inspect-pdf", input: { path }, lane: "inspection" } as const;
  let pages = 0;
  try {
    for await (const told of runInThread<{ pages: number }>(job)) pages = told.pages;
    return { pages };
  } catch (thrown) {
    if (thrown instanceof UnreadablePdf) return { problem: thrown.reason };
    throw thrown;
  }
}
