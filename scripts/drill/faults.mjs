import { setTimeout as pause } from "node:timers/promises";

/**
 * @typedef {Awaited<ReturnType<typeof import("./scene.mjs").openScene>>} Scene
 * @typedef {Awaited<ReturnType<typeof import("./member.mjs").openMember>>} Member
 * @typedef {{ name: string, strike: (scene: Scene) => Promise<void> }} Fault strikes, and heals after a while
 */

/** @param {import("./machine.mjs").Machine} machine @param {number} seconds down before it starts again */
async function kill(machine, seconds) {
  await machine.kill();
  await pause(seconds * 1_000);
  machine.start();
}

/** From all others. @param {Member} member @param {number} seconds */
async function cutOff(member, seconds) {
  member.cut();
  await pause(seconds * 1_000);
  member.heal();
}

/** @type {Fault[]} */
export const faults = [
  { name: "kill -9 of an instance", strike: ({ instances: [one] }) => kill(one, 5) },
  {
    name: "kill -9 of the primary",
    strike: async ({ database }) => kill(await database.primary(), 30),
  },
  {
    name: "kill -9 of a replica",
    strike: async ({ database }) => kill(await database.replica(), 10),
  },
  { name: "kill -9 of etcd's leader", strike: async ({ etcd }) => kill(await etcd.leader(), 10) },
  { name: "kill -9 of PgBouncer", strike: ({ front }) => kill(front.pooler, 3) },
  { name: "kill -9 of the store", strike: ({ store }) => kill(store, 10) },
  {
    name: "the primary cut off from the others",
    strike: async ({ database }) => cutOff(await database.primary(), 35),
  },
  {
    name: "a replica cut off from the others",
    strike: async ({ database }) => cutOff(await database.replica(), 15),
  },
];
