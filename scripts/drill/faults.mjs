import { setTimeout as pause } from "node:timers/promises";

/**
 * @typedef {Awaited<ReturnType<typeof import("./scene.mjs").openScene>>} Scene
 * @typedef {{ name: string, strike: (scene: Scene) => Promise<() => Promise<void> | void> }} Fault strikes, and gives what heals it
 */

/** @param {import("./machine.mjs").Machine} machine @param {number} [seconds] down before it starts again */
async function killed(machine, seconds = 0) {
  await machine.kill();
  if (seconds === 0) {
    machine.start();
    return () => undefined;
  }
  return async () => {
    await pause(seconds * 1_000);
    machine.start();
  };
}

/** @type {Fault[]} */
export const faults = [
  { name: "kill -9 of an instance", strike: ({ instances: [one] }) => killed(one, 5) },
  {
    name: "kill -9 of the primary",
    strike: async ({ database }) => killed(await database.primary(), 30),
  },
  {
    name: "kill -9 of a replica",
    strike: async ({ database }) => killed(await database.replica(), 10),
  },
  {
    name: "kill -9 of etcd's leader",
    strike: async ({ etcd }) =>
      killed(/** @type {import("./machine.mjs").Machine} */ (await etcd.leader()), 10),
  },
  { name: "kill -9 of PgBouncer", strike: ({ front }) => killed(front.pooler, 3) },
  { name: "kill -9 of the store", strike: ({ store }) => killed(store, 10) },
  {
    name: "the primary cut off from the others",
    strike: async ({ database }) => {
      const member = await database.primary();
      member.cut();
      return async () => {
        await pause(35_000);
        member.heal();
      };
    },
  },
  {
    name: "a replica cut off from the others",
    strike: async ({ database }) => {
      const member = await database.replica();
      member.cut();
      return async () => {
        await pause(15_000);
        member.heal();
      };
    },
  },
];
