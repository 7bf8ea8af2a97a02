import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { giveBack, type Lane, means, takeThread } from "./crews";
import { UnreadablePdf } from "./worker/unreadable-pdf.mjs";

/** A document, or how it is got once there is a thread for it: what waits its turn holds no memory. */
export type Bytes = Uint8Array | (() => Promise<Uint8Array>);

type Job = {
  /** A module of `lib/pdf/worker`. */
  name: string;
  input: object;
  /** Goes with the input; its memory leaves this thread. */
  bytes?: Bytes;
  lane?: Lane;
  signal?: AbortSignal | undefined;
};

type Answer = { value: unknown } | { done: true } | { failed: { name: string; message: string } };

const cannotStart = (thrown: unknown) =>
  thrown instanceof Error &&
  "code" in thrown &&
  /^(ERR_)?(MODULE_NOT_FOUND|WORKER_INIT_FAILED)$/.test(String(thrown.code));

/** What the thread answers next; rejects when it dies of the document, hangs, or nobody waits for it any more. */
async function ask(worker: Worker, job: Job, asked: object, transfer: ArrayBuffer[] = []) {
  const { lane = "request", signal } = job;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), means[lane].patience);
  try {
    const over = AbortSignal.any([late.signal, ...(signal ? [signal] : [])]);
    const answered = once(worker, "message", { signal: over });
    worker.postMessage(asked, transfer);
    const [answer]: Answer[] = await answered;
    return answer ?? { done: true };
  } catch (thrown) {
    signal?.throwIfAborted();
    throw cannotStart(thrown) ? thrown : new UnreadablePdf("malformed");
  } finally {
    clearTimeout(timer);
  }
}

function errorOf({ name, message }: { name: string; message: string }): Error {
  return name === "UnreadablePdf"
    ? new UnreadablePdf(message === "encrypted" ? "encrypted" : "malformed")
    : Object.assign(new Error(message), { name });
}

/** The bytes in memory that is nobody else's and can therefore leave. */
function alone(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isAlone ? new Uint8Array(buffer) : new Uint8Array(bytes);
}

/** The job's first answer; what it works on is got now. */
async function start(worker: Worker, job: Job) {
  const { name, input, bytes, signal } = job;
  signal?.throwIfAborted();
  if (!bytes) return ask(worker, job, { job: name, input });
  const own = alone(typeof bytes === "function" ? await bytes() : bytes);
  return ask(worker, job, { job: name, input: { ...input, bytes: own } }, [own.buffer]);
}

/** What a job gives, one by one as they are taken, from a thread of its own; leaving early ends the thread. */
export async function* runInThread<T>(job: Job): AsyncGenerator<T> {
  const { lane = "request" } = job;
  const worker = await takeThread(lane);
  let isDone = false;
  try {
    let answer = await start(worker, job);
    while ("value" in answer) {
      yield answer.value as T;
      answer = await ask(worker, job, {});
    }
    isDone = true;
    if ("failed" in answer) throw errorOf(answer.failed);
  } finally {
    await giveBack(lane, worker, { isDone });
  }
}
