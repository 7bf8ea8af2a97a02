import { expect, test } from "vitest";
import type { Ahead } from "@/lib/equipment/list-offers";
import { aheadTold } from "./ahead-words";

const asked = { projectId: 7, partnerId: 3, doPromisesBlock: true };
const promise: Ahead = {
  from: "2026-12-10",
  to: "2026-12-20",
  code: "RSV-2026-0003",
  partnerId: 4,
  projectId: null,
};
const block: Ahead = { ...promise, to: null, code: null, partnerId: null };
const stay = { from: "2026-12-01", end: "", expected: "" };

const told = (ahead: Ahead, days: Partial<typeof stay> = {}, given = {}) => {
  const [first] = aheadTold([ahead], { ...asked, ...given }, { ...stay, ...days });
  return [first?.bearing, first?.words];
};

test("a stay without an end is refused by a promise to others, and by a block", () => {
  expect(told(promise)).toEqual([
    "refused",
    "Reservado del 10/12/2026 al 20/12/2026 (RSV-2026-0003): ponga un fin o un retorno previsto hasta ese día.",
  ]);
  expect(told(block)).toEqual([
    "refused",
    "Bloqueado desde el 10/12/2026: ponga un fin o un retorno previsto hasta ese día.",
  ]);
});

test("one that begins within those days needs another unit or another day", () => {
  expect(told(promise, { from: "2026-12-10", end: "2026-12-11" })[1]).toContain(
    "elija otro equipo u otro inicio.",
  );
});

test("one that is over by then, or begins after, may go ahead", () => {
  for (const days of [
    { end: "2026-12-10" },
    { expected: "2026-12-10" },
    { end: "2026-12-05", expected: "2026-12-30" },
    { from: "2026-12-20" },
    { from: "" },
  ])
    expect(told(promise, days)[0]).toBe("after");
  expect(told(promise, { expected: "2026-12-11" })[0]).toBe("refused");
});

test("what the project was promised, or its client without a project, is kept", () => {
  expect(told({ ...promise, projectId: 7 })).toEqual([
    "kept",
    expect.stringContaining("para este proyecto"),
  ]);
  expect(told({ ...promise, partnerId: 3 })[0]).toBe("kept");
  expect(told({ ...promise, partnerId: 3, projectId: 8 })[0]).toBe("refused");
});

test("where promises yield, only a block refuses", () => {
  const yielding = { doPromisesBlock: false };
  expect(told(promise, {}, yielding)[0]).toBe("yields");
  expect(told(block, {}, yielding)[0]).toBe("refused");
});
