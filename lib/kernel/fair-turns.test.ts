import { setImmediate as tick } from "node:timers/promises";
import { expect, test } from "vitest";
import { fairTurns } from "./fair-turns.mjs";

function aLane(places: Parameters<typeof fairTurns>[0]) {
  const turns = fairTurns(places);
  const started: string[] = [];
  return {
    started,
    ask: (owner: number | null, name: string) =>
      void turns.take(owner).then(() => void started.push(name)),
    end: async (owner: number | null) => {
      turns.end(owner);
      await tick();
    },
  };
}

test("a small piece of work starts at once beside another's scan batch", async () => {
  const lane = aLane({ inLane: 2, perOwner: 1 });
  for (const name of ["a1", "a2", "a3", "a4"]) lane.ask(1, name);
  lane.ask(2, "b1");
  await tick();
  expect(lane.started).toEqual(["a1", "b1"]);
});

test("turns go round by owner, and each owner's work keeps its order", async () => {
  const lane = aLane({ inLane: 1, perOwner: 1 });
  for (const name of ["a1", "a2", "a3"]) lane.ask(1, name);
  for (const name of ["b1", "b2"]) lane.ask(2, name);
  lane.ask(null, "n1");
  await tick();
  for (const owner of [1, 2, null, 1, 2, 1]) await lane.end(owner);
  expect(lane.started).toEqual(["a1", "b1", "n1", "a2", "b2", "a3"]);
});
