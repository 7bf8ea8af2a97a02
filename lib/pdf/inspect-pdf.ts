import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** How many pages a file has, or why it cannot be read. */
export type PdfFinding = { pages: number } | { problem: "malformed" | "encrypted" };

/** A broken document is searched through and through; one made to hang is given up. */
const patience = 20_000;
/** A thread with nothing to do gives its memory back. */
const idleMilliseconds = 30_000;

type Inspector = { thread: Worker | null; idle: NodeJS.Timeout | null; turn: Promise<unknown> };
const held = globalThis as { faenaPdfInspector?: Inspector };

function inspector(): Inspector {
  held.faenaPdfInspector ??= { thread: null, idle: null, turn: Promise.resolve() };
  return held.faenaPdfInspector;
}

function open(): Worker {
  const script = join(process.cwd(), "lib", "pdf", "worker", "inspect-thread.mjs");
  const thread = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    stderr: true,
    stdout: true,
  });
  thread.on("error", close);
  thread.unref();
  return thread;
}

function close() {
  const { thread } = inspector();
  inspector().thread = null;
  return thread?.terminate();
}

function ask(path: string): Promise<PdfFinding> {
  const mine = inspector();
  if (mine.idle) clearTimeout(mine.idle);
  mine.thread ??= open();
  const { thread } = mine;
  return new Promise((resolve) => {
    const settle = (finding: PdfFinding) => {
      clearTimeout(timer);
      thread.off("message", settle).off("exit", died);
      resolve(finding);
    };
    const died = () => settle({ problem: "malformed" });
    const timer = setTimeout(() => void close(), patience);
    thread.once("message", settle).once("exit", died);
    thread.postMessage({ path });
  });
}

/**
 * Reads a file as a PDF without holding it: the pieces that tell its pages, in a thread beside the server, one file
 * after another. A file that opens without a password is readable.
 */
export function inspectPdf(path: string): Promise<PdfFinding> {
  const mine = inspector();
  const asked = mine.turn.then(() => ask(path));
  mine.turn = asked;
  mine.idle = setTimeout(close, idleMilliseconds).unref();
  return asked;
}
