import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { startThread } from "./start-thread";
import { UnreadablePdf } from "./worker/open-pdf.mjs";

/** Work that a caller waits for, or that goes on behind: one never takes the other's threads. */
type Lane = "request" | "background";

type Job = {
  /** A module of `lib/pdf/worker`. */
  name: string;
  input: unknown;
  /** Memory that leaves this thread with the input. */
  transfer?: ArrayBuffer[];
  lane?: Lane;
  signal?: AbortSignal | undefined;
};

type Answer = { value: unknown } | { done: true } | { failed: { name: string; message: string } };

type Crew = { working: number; idle: Worker[]; waiting: (() => void)[] };

/** Threads of a lane in this process; other jobs wait their turn. */
const threads: Record<Lane, number> = { request: 2, background: 1 };
/** A thread with nothing to do gives its memory back. */
const idleMilliseconds = 20_000;
/** A document that needs longer for one answer is made to hang. */
const patience = 180_000;
const resourceLimits = { maxOldGenerationSizeMb: 1_024 };

const held = globalThis as { faenaPdfCrews?: Record<Lane, Crew> };
const emptyCrew = (): Crew => ({ working: 0, idle: [], waiting: [] });

function crewOf(lane: Lane): Crew {
  held.faenaPdfCrews ??= { request: emptyCrew(), background: emptyCrew() };
  return held.faenaPdfCrews[lane];
}

async function takeTurn(lane: Lane) {
  const crew = crewOf(lane);
  if (crew.working < threads[lane]) crew.working += 1;
  else await new Promise<void>((resolve) => crew.waiting.push(resolve));
}

function endTurn(lane: Lane) {
  const next = crewOf(lane).waiting.shift();
  if (next) next();
  else crewOf(lane).working -= 1;
}

const hire = (): Worker => startThread("thread.mjs", { resourceLimits });

function rest({ idle }: Crew, worker: Worker) {
  worker.unref();
  idle.push(worker);
  const leave = () => {
    const at = idle.indexOf(worker);
    if (at >= 0) void idle.splice(at, 1)[0]?.terminate();
  };
  setTimeout(leave, idleMilliseconds).unref();
}

const within = (signal: AbortSignal | undefined) =>
  AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])]);

/** What the thread answers next; rejects when it dies, hangs, or nobody waits for it any more. */
async function ask(worker: Worker, asked: object, { transfer = [], signal }: Job) {
  try {
    const answered = once(worker, "message", { signal: within(signal) });
    worker.postMessage(asked, transfer);
    const [answer]: Answer[] = await answered;
    return answer ?? { done: true };
  } catch {
    signal?.throwIfAborted();
    throw new UnreadablePdf("malformed");
  }
}

function errorOf({ name, message }: { name: string; message: string }): Error {
  return name === "UnreadablePdf"
    ? new UnreadablePdf(message === "encrypted" ? "encrypted" : "malformed")
    : Object.assign(new Error(message), { name });
}

/** The bytes in memory that is nobody else's and can therefore leave. */
export function alone(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isAlone ? new Uint8Array(buffer) : new Uint8Array(bytes);
}

/** What a job gives, one by one as they are taken, from a thread of its own; leaving early ends the thread. */
export async function* runInThread<T>(job: Job): AsyncGenerator<T> {
  const { name, input, lane = "request", signal } = job;
  await takeTurn(lane);
  const worker = crewOf(lane).idle.pop() ?? hire();
  worker.ref();
  let isDone = false;
  try {
    let answer = await ask(worker, { job: name, input }, job);
    while ("value" in answer) {
      yield answer.value as T;
      answer = await ask(worker, {}, { name, input, signal });
    }
    isDone = true;
    if ("failed" in answer) throw errorOf(answer.failed);
  } finally {
    if (isDone) rest(crewOf(lane), worker);
    else await worker.terminate();
    endTurn(lane);
  }
}
