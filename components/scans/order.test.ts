import { expect, test } from "vitest";
import type { ChainChoice } from "@/lib/scans/tray";
import { lackingFile, mismatchOf, withItemMoved } from "./order";

test("an item moves to a place, not beyond the ends", () => {
  expect(withItemMoved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(withItemMoved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(withItemMoved(["a", "b", "c"], 1, 9)).toEqual(["a", "c", "b"]);
  expect(withItemMoved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
});

test("only chains without a file are offered at first, by number", () => {
  const chain = (id: number, given: Partial<ChainChoice> = {}): ChainChoice => ({
    id,
    consecutive: String(id).padStart(7, "0"),
    date: "2026-03-01",
    waste: "LODOS",
    status: "COMPLETED",
    worksheetId: 1,
    seriesCode: "FAE-PS-2026-0001",
    state: "MATCHED",
    ...given,
  });
  const chains = [
    chain(3),
    chain(1),
    chain(2, { worksheetId: 2 }),
    chain(4, { state: "HAS_FILE" }),
    chain(5, { state: "LOCKED" }),
  ];
  expect(lackingFile(chains, null).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(lackingFile(chains, 2).map(({ id }) => id)).toEqual([2]);
});

test("as many pages as chains, or the difference is named", () => {
  expect(mismatchOf(3, 3)).toBeNull();
  expect(mismatchOf(3, 1)).toContain("agregue 2");
  expect(mismatchOf(1, 3)).toContain("quite 2");
  expect(mismatchOf(1, 0)).toContain("Agregue");
});
