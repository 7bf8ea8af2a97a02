import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { UnreadablePdf } from "./worker/unreadable-pdf.mjs";

type End = { isSwollen: boolean };

export type Failed = { name: string; message: string; code?: unknown };

export type Reply = { value: unknown } | ({ done: true } & End) | ({ failed: Failed } & End);

type Waiting = { patience: number; signal?: AbortSignal | undefined };

/** Exit codes from here on blame the document (`lib/pdf/worker/child.mjs`). */
const documentsFault = 70;

function causeOf([code]: (number | null)[]): Error {
  return code === null || code === undefined || code >= documentsFault
    ? new UnreadablePdf("heavy")
    : new Error(`The process for documents ended with code ${code}`);
}

async function heard(child: ChildProcess, asked: object, signal: AbortSignal): Promise<Reply> {
  const message = once(child, "message", { signal });
  const exit = once(child, "exit", { signal });
  child.send(asked);
  return Promise.race([
    message.then(([reply]) => reply as Reply),
    exit.then((ended) => {
      throw causeOf(ended);
    }),
  ]);
}

/** UnreadablePdf when the process dies of the document, or one answer takes too long. */
export async function ask(
  child: ChildProcess,
  asked: object,
  { patience, signal }: Waiting,
): Promise<Reply> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  const [over, answered] = [
    AbortSignal.any([late.signal, ...(signal ? [signal] : [])]),
    new AbortController(),
  ];
  try {
    return await heard(child, asked, AbortSignal.any([over, answered.signal]));
  } catch (thrown) {
    signal?.throwIfAborted();
    throw late.signal.aborted ? new UnreadablePdf("heavy") : thrown;
  } finally {
    clearTimeout(timer);
    answered.abort();
  }
}
