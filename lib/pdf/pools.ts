import type { ChildProcess } from "node:child_process";
import type { Turns, WorkOwner } from "../kernel/fair-turns.mjs";
import { machineTurns } from "../kernel/processes";
import { heapOf, lanePlaces, lanes, nurseryOf, type WorkLane } from "./limits";
import { startChild } from "./start-child";

type Pool = { turns: Turns; idle: ChildProcess[] };

/** An idle process is ended to free its memory. */
const idleMilliseconds = 20_000;

function newPool(lane: WorkLane, idle: ChildProcess[]): Pool {
  const giveRoom = () => {
    for (const child of idle.splice(0)) child.kill("SIGKILL");
  };
  return { turns: machineTurns(`pdf ${lane}`, lanePlaces(lane), giveRoom), idle };
}

/** An idle process serves whichever lane of foreign files is next; our own documents keep theirs. */
function newPools() {
  const ofForeign: ChildProcess[] = [];
  const idleOf = (lane: WorkLane) => (lane === "papers" ? [] : ofForeign);
  return Object.fromEntries(lanes.map((lane) => [lane, newPool(lane, idleOf(lane))])) as Record<
    WorkLane,
    Pool
  >;
}

const held = globalThis as { faenaPdfPools?: Record<WorkLane, Pool> };

function poolOf(lane: WorkLane): Pool {
  held.faenaPdfPools ??= newPools();
  return held.faenaPdfPools[lane];
}

const isAlive = (child: ChildProcess) => child.connected && child.exitCode === null;

function drop({ idle }: Pool, child: ChildProcess) {
  const at = idle.indexOf(child);
  if (at >= 0) void idle.splice(at, 1)[0]?.kill("SIGKILL");
}

function start(pool: Pool, lane: WorkLane): ChildProcess {
  const child = startChild("child.mjs", { whole: heapOf(lane), nursery: nurseryOf(lane) });
  return child.on("exit", () => drop(pool, child)).on("error", () => drop(pool, child));
}

function keepIdle(pool: Pool, child: ChildProcess) {
  child.unref();
  child.channel?.unref();
  pool.idle.push(child);
  setTimeout(() => drop(pool, child), idleMilliseconds).unref();
}

async function endChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // Whatever it could not be told meanwhile, for which `once` rejects.
  const ended = new Promise((resolve) => child.once("exit", resolve));
  if (child.kill("SIGKILL")) await ended;
}

export async function takeChild(lane: WorkLane, owner: WorkOwner): Promise<ChildProcess> {
  const pool = poolOf(lane);
  await pool.turns.take(owner);
  const idle = pool.idle.pop();
  const child = idle && isAlive(idle) ? idle : start(pool, lane);
  child.ref();
  child.channel?.ref();
  return child;
}

type Given = { lane: WorkLane; owner: WorkOwner; isFit: boolean };

/** Ends a process that was left in the middle of its work, or has grown large. */
export async function giveBack(child: ChildProcess, { lane, owner, isFit }: Given) {
  const pool = poolOf(lane);
  if (isFit && isAlive(child)) keepIdle(pool, child);
  else await endChild(child);
  pool.turns.end(owner);
}
