import { expect, test } from "vitest";
import { firstReservedDay, lastReservedDay } from "./summary";

const line = (fromDate: string, toDate: string | null) => ({ fromDate, toDate });

test("a reservation goes from its first day to its last, or has no end", () => {
  const lines = [line("2036-12-05", "2036-12-09"), line("2036-12-01", "2036-12-20")];
  expect([firstReservedDay({ lines }), lastReservedDay({ lines })]).toEqual([
    "2036-12-01",
    "2036-12-20",
  ]);
  expect(lastReservedDay({ lines: [...lines, line("2036-12-02", null)] })).toBeNull();
  expect([firstReservedDay({ lines: [] }), lastReservedDay({ lines: [] })]).toEqual([null, null]);
});
