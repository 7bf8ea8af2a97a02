import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { performAll } from "./schedule.mjs";

/** Steps that record their begin and end. */
function journal() {
  const words: string[] = [];
  const step = (name: string, { after = [] as string[], fails = false, turns = 1 } = {}) => ({
    name,
    after,
    work: async () => {
      words.push(`${name} begins`);
      for (let turn = 0; turn < turns; turn += 1) await pause(1);
      words.push(`${name} ends`);
      if (fails) throw new Error(`${name} is broken`);
    },
  });
  return { words, step };
}

test("steps run beside each other, so many at once, in their order", async () => {
  const { words, step } = journal();
  await performAll([step("a", { turns: 30 }), step("b"), step("c")], { lanes: 2 });
  expect(words).toEqual(["a begins", "b begins", "b ends", "c begins", "c ends", "a ends"]);
});

test("a step waits for those it names, and lets others go before it", async () => {
  const { words, step } = journal();
  const steps = [step("a", { turns: 30 }), step("b", { after: ["a"] }), step("c")];
  await performAll(steps, { lanes: 2 });
  expect(words).toEqual(["a begins", "c begins", "c ends", "a ends", "b begins", "b ends"]);
});

test("a step waits for none that was not asked for", async () => {
  const { words, step } = journal();
  await performAll([step("b", { after: ["a"] })], { lanes: 2 });
  expect(words).toEqual(["b begins", "b ends"]);
});

test("after a failure none begins, what is at work ends, and each is told of in the order of the steps", async () => {
  const { step } = journal();
  const steps = [
    { ...step("a", { turns: 30 }), tally: () => ({ passed: 7, failed: 0 }) },
    step("b", { fails: true }),
    step("c"),
  ];
  const outcomes = await performAll(steps, { lanes: 2 });
  expect(outcomes.map(({ name, state, passed, failed }) => [name, state, passed, failed])).toEqual([
    ["a", "ok", 7, 0],
    ["b", "FAILED", 0, 1],
    ["c", "not run", 0, 0],
  ]);
  expect(outcomes[1]?.reason).toBe("b is broken");
});

test("a step whose report counts failures has failed, whatever its program says", async () => {
  const { step } = journal();
  const tally = () => ({ passed: 3, failed: 2 });
  const [outcome] = await performAll([{ ...step("a"), tally }], { lanes: 1 });
  expect([outcome?.state, outcome?.passed, outcome?.failed]).toEqual(["FAILED", 3, 2]);
});
