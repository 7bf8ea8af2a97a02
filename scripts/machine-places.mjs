import { fairTurns } from "../lib/kernel/fair-turns.mjs";

/** @typedef {import("node:cluster").Worker} Worker */
/** @typedef {import("../lib/kernel/fair-turns.mjs").WorkOwner} WorkOwner */
/** @typedef {import("../lib/kernel/fair-turns.mjs").Places} Places */
/** @typedef {{ ask: "place", turn: number, name: string, places: Places, owner: WorkOwner }} Wish */
/** @typedef {{ ask: "end", name: string, owner: WorkOwner }} End */
/** @typedef {{ name: string, owner: WorkOwner }} Held */

/** Gives out the places that the processes share; what a dead one held or waited for is free again. */
export function machinePlaces() {
  /** @type {Map<string, import("../lib/kernel/fair-turns.mjs").Turns>} */
  const lanes = new Map();
  /** @type {Map<Worker, Held[]>} */
  const held = new Map();
  /** Who may keep something ready in a lane. @type {Map<string, Set<Worker>>} */
  const keeping = new Map();

  /** @param {Worker} worker @param {Wish} wish */
  async function take(worker, { name, places, owner, turn }) {
    const lane = lanes.get(name) ?? fairTurns(places);
    lanes.set(name, lane);
    await lane.take(owner);
    if (!worker.isConnected()) return lane.end(owner);
    held.set(worker, [...(held.get(worker) ?? []), { name, owner }]);
    for (const other of keeping.get(name) ?? [])
      if (other !== worker && other.isConnected()) other.send({ tell: "room", name });
    keeping.set(name, new Set([worker]));
    worker.send({ tell: "turn", turn });
  }

  /** @param {Worker} worker @param {Held} place */
  function end(worker, { name, owner }) {
    const mine = held.get(worker) ?? [];
    const at = mine.findIndex((one) => one.name === name && one.owner === owner);
    if (at < 0) return;
    mine.splice(at, 1);
    keeping.get(name)?.add(worker);
    lanes.get(name)?.end(owner);
  }

  return {
    /** @param {Worker} worker @param {Wish | End} asked */
    hear(worker, asked) {
      if (asked.ask === "place") void take(worker, asked);
      else if (asked.ask === "end") end(worker, asked);
    },
    /** @param {Worker} worker */
    forget(worker) {
      for (const place of [...(held.get(worker) ?? [])]) end(worker, place);
      held.delete(worker);
      for (const workers of keeping.values()) workers.delete(worker);
    },
  };
}
