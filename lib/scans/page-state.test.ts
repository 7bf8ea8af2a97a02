import { expect, test } from "vitest";
import { isDropped, stateNow, stateOnChain } from "./page-state";
import { chainFacts as chain } from "./testing-facts";

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
  expect(stateOnChain(chain(1, { hasFile: true }))).toBe("HAS_FILE");
  expect(stateOnChain(chain(1, { hasFile: true, isSheetClosed: true }))).toBe("LOCKED");
});

test("a page that was taken from its chain is dropped, one that never had any is not", () => {
  expect(isDropped({ state: "MATCHED", chainId: null })).toBe(true);
  expect(isDropped({ state: "MATCHED", chainId: 1 })).toBe(false);
  expect(isDropped({ state: "NO_CODE", chainId: null })).toBe(false);
});
