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

test("who has many pieces waiting has one place in all lanes of a group; others have theirs", async () => {
  const together = { group: "crowded", most: 1, few: 2 };
  const [exports, papers] = [0, 1].map(() => aLane({ inLane: 2, perOwner: 1, together })) as [
    ReturnType<typeof aLane>,
    ReturnType<typeof aLane>,
  ];
  for (const name of ["a1", "a2", "a3", "a4"]) exports.ask(1, name);
  papers.ask(1, "a5");
  papers.ask(2, "b1");
  exports.ask(2, "b2");
  await tick();
  expect([exports.started, papers.started]).toEqual([["a1", "b2"], ["b1"]]);
  await exports.end(1);
  await exports.end(1);
  expect([exports.started, papers.started]).toEqual([
    ["a1", "b2", "a2", "a3"],
    ["b1", "a5"],
  ]);
});

test("who has few has a place in each lane, and what is nobody's in all", async () => {
  const together = { group: "calm", most: 1, few: 2 };
  const [exports, papers] = [0, 1].map(() => aLane({ inLane: 2, perOwner: 2, together })) as [
    ReturnType<typeof aLane>,
    ReturnType<typeof aLane>,
  ];
  exports.ask(1, "a1");
  papers.ask(1, "a2");
  for (const name of ["n1", "n2", "n3", "n4"]) exports.ask(null, name);
  await tick();
  expect([exports.started, papers.started]).toEqual([["a1", "n1"], ["a2"]]);
});
