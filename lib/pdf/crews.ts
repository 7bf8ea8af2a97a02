import type { Worker } from "node:worker_threads";
import { startThread } from "./start-thread";

/** A look at what comes in, work that a caller waits for, or that goes on behind: none takes another's threads. */
export type Lane = "inspection" | "request" | "background";

type Crew = { working: number; idle: Worker[]; waiting: (() => void)[] };

type Means = {
  /** In this process; other jobs wait their turn. */
  threads: number;
  /** Milliseconds; a document that needs longer for one answer is made to hang. */
  patience: number;
  megabytes: number;
};

export const means: Record<Lane, Means> = {
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

/** A thread of the lane, as soon as one is free. */
export async function takeThread(lane: Lane): Promise<Worker> {
  await takeTurn(lane);
  const worker = crewOf(lane).idle.pop() ?? hire(lane);
  worker.ref();
  return worker;
}

/** Lets the next have his turn. A thread that was left amid its work is ended. */
export async function giveBack(lane: Lane, worker: Worker, { isDone }: { isDone: boolean }) {
  if (isDone) rest(crewOf(lane), worker);
  else await worker.terminate();
  endTurn(lane);
}
