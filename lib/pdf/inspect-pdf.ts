import type { Worker } from "node:worker_threads";
import { startThread } from "./start-thread";

/** How many pages a file has, or why it cannot be read. */
export type PdfFinding = { pages: number } | { problem: "malformed" | "encrypted" };

/** A broken document is searched through and through; one made to hang is given up. */
const patience = 20_000;
/** A thread with nothing to do gives its memory back. */
const idleMilliseconds = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 512 };

type Inspector = { thread: Worker | null; idle: NodeJS.Timeout | null; turn: Promise<unknown> };
const held = globalThis as { faenaPdfInspector?: Inspector };

function inspector(): Inspector {
  held.faenaPdfInspector ??= { thread: null, idle: null, turn: Promise.resolve() };
  return held.faenaPdfInspector;
}

function open(): Worker {
  const thread = startThread("inspect-thread.mjs", { resourceLimits });
  thread.on("error", close);
  thread.unref();
  return thread;
}

function close() {
  const { thread } = inspector();
  inspector().thread = null;
  void thread?.terminate();
}

const isOutOfMemory = (error: Error) =>
  "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

/** A document that takes all the time or memory there is counts as malformed; a thread that cannot work at all is our failure. */
function ask(path: string): Promise<PdfFinding> {
  const mine = inspector();
  if (mine.idle) clearTimeout(mine.idle);
  mine.thread ??= open();
  const { thread } = mine;
  return new Promise((resolve, reject) => {
    const settled = () => {
      clearTimeout(timer);
      thread.off("message", told).off("error", failed);
    };
    const told = (finding: PdfFinding) => {
      settled();
      resolve(finding);
    };
    const failed = (error: Error) => {
      settled();
      if (isOutOfMemory(error)) resolve({ problem: "malformed" });
      else reject(error);
    };
    const timer = setTimeout(() => {
      close();
      told({ problem: "malformed" });
    }, patience);
    thread.once("message", told).once("error", failed);
    thread.postMessage({ path });
  });
}

function rest() {
  inspector().idle = setTimeout(close, idleMilliseconds).unref();
}

/**
 * Reads a file as a PDF without holding it: the pieces that tell its pages, in a thread beside the server, one file
 * after another. A file that opens without a password is readable.
 */
export function inspectPdf(path: string): Promise<PdfFinding> {
  const mine = inspector();
  const asked = mine.turn.then(() => ask(path)).finally(rest);
  mine.turn = asked.catch(() => undefined);
  return asked;
}
