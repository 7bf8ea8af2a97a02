import type { WorkOwner } from "../kernel/fair-turns.mjs";
import { runInProcess } from "./run-in-process";
import { isUnreadablePdf, type UnreadablePdf } from "./worker/unreadable-pdf.mjs";

export type PdfFinding = { pages: number } | { problem: UnreadablePdf["reason"] };

/**
 * Without loading the file: reads the parts that tell its pages, and how far its streams inflate. A document that opens
 * without a password is readable.
 */
export async function inspectPdf(path: string, owner: WorkOwner): Promise<PdfFinding> {
  const job = { name: "inspect-pdf", input: {}, files: [path], lane: "inspection", owner } as const;
  let pages = 0;
  try {
    for await (const found of runInProcess<{ pages: number }>(job)) pages = found.pages;
    return { pages };
  } catch (thrown) {
    if (isUnreadablePdf(thrown)) return { problem: thrown.reason };
    throw thrown;
  }
}
