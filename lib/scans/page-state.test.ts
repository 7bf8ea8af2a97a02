import { describe, expect, test } from "vitest";
import { type ChainFacts, consecutivesIn, isDropped, place, stateNow, stateOn } from "./page-state";

const chain = (id: number, given: Partial<ChainFacts> = {}): ChainFacts => ({
  id,
  consecutive: String(id).padStart(7, "0"),
  projectId: 1,
  seriesCode: "FAE-PS-2026-0001",
  isCancelled: false,
  isSealed: false,
  hasFile: false,
  ...given,
});

const codeOf = (id: number, page = 1) => `FAENA:CDC:${String(id).padStart(7, "0")}:${page}`;
const pile = (...codes: (string | null | "blank")[]) =>
  codes.map((code, index) => ({
    page: index + 1,
    rotation: 0,
    isBlank: code === "blank",
    code: code === "blank" ? null : code,
  }));
const project = (...chains: ChainFacts[]) => ({
  projectId: 1,
  chains: new Map(chains.map((one) => [one.consecutive, one])),
});
const nowhere = { chainId: null, position: null };

describe("placing the pages of a pile", () => {
  test("follows what the codes say, whatever the order", () => {
    const pages = pile(codeOf(2), codeOf(1, 2), codeOf(1, 1));
    expect(place(pages, project(chain(1), chain(2)))).toEqual([
      { state: "MATCHED", chainId: 2, position: 1 },
      { state: "MATCHED", chainId: 1, position: 2 },
      { state: "MATCHED", chainId: 1, position: 1 },
    ]);
  });

  test("names the exceptions", () => {
    const pages = pile(
      "blank",
      null,
      "https://example.com",
      codeOf(9),
      codeOf(3),
      codeOf(4),
      codeOf(5),
      codeOf(6),
      codeOf(7),
    );
    const chains = [
      chain(3, { projectId: 2 }),
      chain(4, { isSealed: true, hasFile: true }),
      chain(5, { hasFile: true }),
      chain(6, { isSealed: true }),
      chain(7, { isCancelled: true }),
    ];
    expect(place(pages, project(...chains))).toEqual([
      { state: "BLANK", ...nowhere },
      { state: "NO_CODE", ...nowhere },
      { state: "UNKNOWN", ...nowhere },
      { state: "UNKNOWN", ...nowhere },
      { state: "OTHER_PROJECT", ...nowhere },
      { state: "LOCKED", chainId: 4, position: 1 },
      { state: "HAS_FILE", chainId: 5, position: 1 },
      { state: "MATCHED", chainId: 6, position: 1 },
      { state: "LOCKED", chainId: 7, position: 1 },
    ]);
  });

  test("takes the first of two pages that say the same", () => {
    const placed = place(pile(codeOf(1), codeOf(1), codeOf(1, 2)), project(chain(1)));
    expect(placed.map(({ state }) => state)).toEqual(["MATCHED", "DUPLICATE", "MATCHED"]);
  });

  test("asks for each chain once", () => {
    const pages = pile(codeOf(1), codeOf(1, 2), "x", null, codeOf(2));
    expect(consecutivesIn(pages)).toEqual(["0000001", "0000002"]);
  });
});

test("a page stands as its chain does now", () => {
  const placed = { state: "MATCHED" as const, chainId: 1 };
  expect(stateNow(placed, chain(1))).toBe("MATCHED");
  expect(stateNow(placed, chain(1, { hasFile: true }))).toBe("HAS_FILE");
  expect(stateNow(placed, chain(1, { isCancelled: true }))).toBe("LOCKED");
  expect(stateNow(placed, null)).toBe("UNKNOWN");
  expect(stateNow({ state: "DUPLICATE", chainId: 1 }, chain(1))).toBe("DUPLICATE");
  expect(stateNow({ state: "BLANK", chainId: null }, null)).toBe("BLANK");
});

test("an open sheet's chain may have its file replaced, a closed one's not", () => {
  expect(stateOn(chain(1, { hasFile: true }))).toBe("HAS_FILE");
  expect(stateOn(chain(1, { hasFile: true, isSealed: true }))).toBe("LOCKED");
});

test("a page that was taken from its chain is dropped, one that never had any is not", () => {
  expect(isDropped({ state: "MATCHED", chainId: null })).toBe(true);
  expect(isDropped({ state: "MATCHED", chainId: 1 })).toBe(false);
  expect(isDropped({ state: "NO_CODE", chainId: null })).toBe(false);
});
