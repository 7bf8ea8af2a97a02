import { describe, expect, test } from "vitest";
import { writeChainCode } from "../custody/chain-code";
import type { ChainFacts } from "./page-state";
import { consecutivesIn, place } from "./place-pages";
import { chainFacts as chain } from "./testing-facts";

const codeKey = { installation: "A1B2C3D4", secret: "nuestro secreto" };
const theirs = { installation: "FFFFFFFF", secret: "otro secreto" };
const codeOf = (id: number, page = 1, sealedWith = codeKey) =>
  writeChainCode({ consecutive: String(id).padStart(7, "0"), page }, sealedWith);
const oldCodeOf = (id: number, page = 1) => `FAENA:CDC:${String(id).padStart(7, "0")}:${page}`;
const batch = (...codes: (string | null | "blank")[]) =>
  codes.map((code, index) => ({
    page: index + 1,
    rotation: 0,
    isBlank: code === "blank",
    code: code === "blank" ? null : code,
  }));
const project = (...chains: ChainFacts[]) => ({
  projectId: 1,
  codeKey,
  chains: new Map(chains.map((one) => [one.consecutive, one])),
});
const unplaced = { chainId: null, position: null };

describe("placing the pages of a scan batch", () => {
  test("follows what the codes say, whatever the order", () => {
    const pages = batch(codeOf(2), codeOf(1, 2), codeOf(1, 1));
    expect(place(pages, project(chain(1), chain(2)))).toEqual([
      { state: "MATCHED", chainId: 2, position: 1 },
      { state: "MATCHED", chainId: 1, position: 2 },
      { state: "MATCHED", chainId: 1, position: 1 },
    ]);
  });

  test("names the exceptions", () => {
    const pages = batch(
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
      chain(4, { isSheetClosed: true, hasFile: true }),
      chain(5, { hasFile: true }),
      chain(6, { isSheetClosed: true }),
      chain(7, { isCancelled: true }),
    ];
    expect(place(pages, project(...chains))).toEqual([
      { state: "BLANK", ...unplaced },
      { state: "NO_CODE", ...unplaced },
      { state: "UNKNOWN", ...unplaced },
      { state: "UNKNOWN", ...unplaced },
      { state: "OTHER_PROJECT", ...unplaced },
      { state: "LOCKED", chainId: 4, position: 1 },
      { state: "HAS_FILE", chainId: 5, position: 1 },
      { state: "MATCHED", chainId: 6, position: 1 },
      { state: "LOCKED", chainId: 7, position: 1 },
    ]);
  });

  test("takes the first of two pages that say the same", () => {
    const placed = place(batch(codeOf(1), codeOf(1), codeOf(1, 2)), project(chain(1)));
    expect(placed.map(({ state }) => state)).toEqual(["MATCHED", "DUPLICATE", "MATCHED"]);
  });

  test("asks for each chain once", () => {
    const pages = batch(codeOf(1), codeOf(1, 2), "x", null, codeOf(2));
    expect(consecutivesIn(pages, codeKey)).toEqual(["0000001", "0000002"]);
  });

  test("papers of another company and forged ones are exceptions, never a match", () => {
    const forged = codeOf(1, 1, { ...theirs, installation: codeKey.installation });
    const pages = batch(codeOf(1, 1, theirs), forged, oldCodeOf(1), codeOf(1));
    expect(place(pages, project(chain(1)))).toEqual([
      { state: "OTHER_COMPANY", ...unplaced },
      { state: "FORGED", ...unplaced },
      { state: "FORGED", ...unplaced },
      { state: "MATCHED", chainId: 1, position: 1 },
    ]);
    expect(consecutivesIn(batch(codeOf(2, 1, theirs), forged), codeKey)).toEqual([]);
  });

  test("a chain made before codes were sealed takes its old paper and its new, once", () => {
    const pages = batch(oldCodeOf(1), oldCodeOf(1, 2), codeOf(1, 2));
    const placed = place(pages, project(chain(1, { mayHaveUnsignedCode: true })));
    expect(placed.map(({ state }) => state)).toEqual(["MATCHED", "MATCHED", "DUPLICATE"]);
  });
});
