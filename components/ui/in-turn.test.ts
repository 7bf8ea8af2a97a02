import { expect, it } from "vitest";
import type { ActionResult } from "@/lib/http/act";
import { inTurn } from "./in-turn";

function record(version: number) {
  let now = version;
  const seen: (number | null)[] = [];
  const change = async (from: number | null): Promise<ActionResult<null>> => {
    seen.push(from);
    if (from !== now)
      return { ok: false, code: "precondition_failed", error: "", fieldErrors: {}, version: now };
    now += 1;
    return { ok: true, data: null, version: now };
  };
  return { change, seen, others: () => (now += 1) };
}

it("goes on from what the change before made, though the screen still shows the first", async () => {
  const { change, seen } = record(4);
  const turn = inTurn();
  const answers = await Promise.all([turn(4, change), turn(4, change), turn(4, change)]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(seen).toEqual([4, 5, 6]);
});

it("is refused what somebody else changed in between, until the screen shows it", async () => {
  const { change, others } = record(4);
  const turn = inTurn();
  await turn(4, change);
  others();
  expect((await turn(4, change)).ok).toBe(false);
  expect((await turn(6, change)).ok).toBe(true);
});

it("goes on after an answer that was lost", async () => {
  const { change } = record(4);
  const turn = inTurn();
  await expect(turn(4, () => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  expect((await turn(4, change)).ok).toBe(true);
});
