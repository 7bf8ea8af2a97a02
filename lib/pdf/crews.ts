import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { heapOf, type Lane, lanes, places } from "./means";
import { startChild } from "./start-child";
import { fairTurns, type Turns, type WorkOwner } from "./turns";

type Crew = { turns: Turns; idle: ChildProcess[] };

/** A process with nothing to do gives its memory back. */
const idleMilliseconds = 20_000;

const newCrews = () =>
  Object.fromEntries(
    lanes.map((lane): [Lane, Crew] => [lane, { turns: fairTurns(places), idle: [] }]),
  ) as Record<Lane, Crew>;

const held = globalThis as { faenaPdfCrews?: Record<Lane, Crew> };

function crewOf(lane: Lane): Crew {
  held.faenaPdfCrews ??= newCrews();
  return held.faenaPdfCrews[lane];
}

const isAlive = (child: ChildProcess) => child.connected && child.exitCode === null;

function leave({ idle }: Crew, child: ChildProcess) {
  const at = idle.indexOf(child);
  if (at >= 0) void idle.splice(at, 1)[0]?.kill("SIGKILL");
}

/** One that dies while it rests is not asked again. */
function hire(crew: Crew, lane: Lane): ChildProcess {
  const child = startChild("child.mjs", heapOf(lane));
  return child.on("exit", () => leave(crew, child)).on("error", () => leave(crew, child));
}

function rest(crew: Crew, child: ChildProcess) {
  child.unref();
  child.channel?.unref();
  crew.idle.push(child);
  setTimeout(() => leave(crew, child), idleMilliseconds).unref();
}

async function dismiss(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  if (child.kill("SIGKILL")) await ended;
}

/** A process of the lane, when it is the owner's turn. */
export async function takeChild(lane: Lane, owner: WorkOwner): Promise<ChildProcess> {
  const crew = crewOf(lane);
  await crew.turns.take(owner);
  const idle = crew.idle.pop();
  const child = idle && isAlive(idle) ? idle : hire(crew, lane);
  child.ref();
  child.channel?.ref();
  return child;
}

type Given = { lane: Lane; owner: WorkOwner; isFit: boolean };

/** Lets the next have his turn. A process that was left amid its work, or that has grown large, is ended. */
export async function giveBack(child: ChildProcess, { lane, owner, isFit }: Given) {
  const crew = crewOf(lane);
  if (isFit && isAlive(child)) rest(crew, child);
  else await dismiss(child);
  crew.turns.end(owner);
}
