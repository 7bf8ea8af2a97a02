import { describe, expect, test } from "vitest";
import { arranged, movesTo } from "./page-moves";
import { type ChainChoice, chainsWith, pagesOn, type TrayPage, trayTally } from "./tray";

const choice = (id: number, state: ChainChoice["state"] = "MATCHED"): ChainChoice => ({
  id,
  consecutive: String(id).padStart(7, "0"),
  date: "2026-03-01",
  waste: "LODOS",
  status: "COMPLETED",
  worksheetId: 1,
  seriesCode: "FAE-PS-2026-0001",
  state,
});
const chains = new Map([choice(1), choice(2, "HAS_FILE")].map((chain) => [chain.id, chain]));

const page = (number: number, given: Partial<TrayPage> = {}): TrayPage => ({
  page: number,
  state: "MATCHED",
  chainId: 1,
  position: number,
  rotation: 0,
  ...given,
});
const loose = (number: number, state: TrayPage["state"]) =>
  page(number, { state, chainId: null, position: null });

const order = (pages: readonly TrayPage[]) => pagesOn(pages, 1).map((each) => each.page);
const moved = (pages: readonly TrayPage[], moves: ReturnType<typeof movesTo>) =>
  arranged(pages, moves, chains);

describe("moving a page", () => {
  const pages = [page(1), page(2), page(3), loose(4, "NO_CODE")];

  test("comes last unless told where", () => {
    expect(order(moved(pages, movesTo(pages, { page: 4, chainId: 1 })))).toEqual([1, 2, 3, 4]);
    expect(order(moved(pages, movesTo(pages, { page: 4, chainId: 1, index: 1 })))).toEqual([
      1, 4, 2, 3,
    ]);
  });

  test("within its chain changes only the order", () => {
    expect(order(moved(pages, movesTo(pages, { page: 3, chainId: 1, index: 0 })))).toEqual([
      3, 1, 2,
    ]);
  });

  test("leaves a duplicate of the chain out of the order", () => {
    const doubled = [page(1), page(2, { state: "DUPLICATE", position: 1 }), page(3)];
    expect(movesTo(doubled, { page: 3, chainId: 1, index: 0 })).toEqual([
      { page: 3, chain_id: 1, position: 1 },
      { page: 1, position: 2 },
    ]);
  });

  test("stands as its new chain says", () => {
    const [, , , one] = moved(pages, movesTo(pages, { page: 4, chainId: 2 }));
    expect(one).toMatchObject({ state: "HAS_FILE", chainId: 2, position: 1 });
  });
});

test("a page that is taken off its chain is set aside; one that had none stays what it was", () => {
  const pages = [page(1), loose(2, "NO_CODE"), page(3, { state: "DUPLICATE" })];
  const off = pages.map((each) => ({ page: each.page, chain_id: null }));
  expect(arranged(pages, off, chains).map(({ state }) => state)).toEqual([
    "DROPPED",
    "NO_CODE",
    "DROPPED",
  ]);
});

test("a page is turned where it lies", () => {
  expect(arranged([page(1)], [{ page: 1, rotation: 270 }], chains)).toEqual([
    page(1, { rotation: 270 }),
  ]);
});

test("what will be saved is counted, replaced files only when asked for", () => {
  const pages = [
    page(1),
    page(2),
    page(3, { chainId: 2, state: "HAS_FILE" }),
    page(4, { state: "DUPLICATE" }),
    loose(5, "BLANK"),
  ];
  expect(trayTally(pages)).toEqual({ pages: 5, going: 2, chains: 1, out: 3 });
  expect(trayTally(pages, new Set([2]))).toEqual({ pages: 5, going: 3, chains: 2, out: 2 });
  expect(chainsWith(pages, "MATCHED")).toEqual([1]);
});
