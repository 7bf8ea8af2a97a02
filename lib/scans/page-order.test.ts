import { expect, test } from "vitest";
import { chainFileName } from "./chain-file";
import { groupByChain } from "./page-order";

const page = (page: number, chainId: number, position: number | null, rotation = 0) => ({
  page,
  chainId,
  position,
  rotation,
});

test("each chain's pages lie in their printed order, those alike as they were scanned", () => {
  const batch = [page(1, 7, 2, 180), page(2, 8, 1), page(3, 7, 1), page(5, 7, 2), page(4, 8, null)];
  expect(groupByChain(batch)).toEqual([
    {
      chainId: 7,
      pages: [
        { page: 3, rotation: 0 },
        { page: 1, rotation: 180 },
        { page: 5, rotation: 0 },
      ],
    },
    {
      chainId: 8,
      pages: [
        { page: 4, rotation: 0 },
        { page: 2, rotation: 0 },
      ],
    },
  ]);
});

test("a chain's file is called by its number", () => {
  expect(chainFileName({ consecutive: "0000123" })).toBe("CDC-0000123.pdf");
});
