import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { startThread } from "./start-thread";
import { UnreadablePdf } from "./worker/unreadable-pdf.mjs";

/** A look at what comes in, work that a caller waits for, or that goes on behind: none takes another's threads. */
type Lane = "inspection" | "request" | "background";

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

type Crew = { working: number; idle: Worker[]; waiting: (() => void)[] };

type Means = {
  /** In this process; other jobs wait their turn. */
  threads: number;
  /** Milliseconds; a document that needs longer for one answer is made to hang. */
  patience: number;
  megabytes: number;
};

const means: Record<Lane, Means> = {
  inspection: { threads: 1, patience: 20_000, megabytes: 512 },
  request: { threads: 2, patience: 180_000, megabytes: 1_024 },
  background: { threads: 1, patience: 180_000, megabytes: 1_024 },
};

/** A thread with nothing to do gives its memory back. */
const idleMilliseconds = 20_000;

const held = globalThis as { faenaPdfCrews?: Record<Lane, Crew> };
const emptyCrew = (): Crew => ({ working: 0, idle: [], waiting: [] });

function crewOf(lane: Lane): Crew {
  held.faenaPdfCrews ??= {
    inspection: emptyCrew(),
    request: emptyCrew(),
    background: emptyCrew(),
  };
  return held.faenaPdfCrews[lane];
}

async function takeTurn(lane: Lane) {
  const crew = crewOf(lane);
  if (crew.working < means[lane].threads) crew.working += 1;
  else await new Promise<void>((resolve) => crew.waiting.push(resolve));
}

function endTurn(lane: Lane) {
  const next = crewOf(lane).waiting.shift();
  if (next) next();
  else crewOf(lane).working -= 1;
}

function leave({ idle }: Crew, worker: Worker) {
  const at = idle.indexOf(worker);
  if (at >= 0) void idle.splice(at, 1)[0]?.terminate();
}

/** One that dies while it rests is not asked again. */
function hire(lane: Lane): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: means[lane].megabytes };
  const worker = startThread("thread.mjs", { resourceLimits });
  return worker.on("error", () => leave(crewOf(lane), worker));
}

function rest(crew: Crew, worker: Worker) {
  worker.unref();
  crew.idle.push(worker);
  setTimeout(() => leave(crew, worker), idleMilliseconds).unref();
}

const within = ({ lane = "request", signal }: Job) =>
  AbortSignal.any([AbortSignal.timeout(means[lane].patience), ...(signal ? [signal] : [])]);

const cannotStart = (thrown: unknown) =>
  thrown instanceof Error &&
  "code" in thrown &&
  /^(ERR_)?(MODULE_NOT_FOUND|WORKER_INIT_FAILED)$/.test(String(thrown.code));

/** What the thread answers next; rejects when it dies of the document, hangs, or nobody waits for it any more. */
async function ask(worker: Worker, job: Job, asked: object, transfer: ArrayBuffer[] = []) {
  try {
    const answered = once(worker, "message", { signal: within(job) });
    worker.postMessage(asked, transfer);
    const [answer]: Answer[] = await answered;
    return answer ?? { done: true };
  } catch (thrown) {
    job.signal?.throwIfAborted();
    throw cannotStart(thrown) ? thrown : new UnreadablePdf("malformed");
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
  await takeTurn(lane);
  const worker = crewOf(lane).idle.pop() ?? hire(lane);
  worker.ref();
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
    if (isDone) rest(crewOf(lane), worker);
    else await worker.terminate();
    endTurn(lane);
  }
}
