import { expect, test } from "vitest";
import { withOpened } from "./recent";
import type { SearchHit } from "./use-search";

const found = (id: number): SearchHit => ({
  type: "project",
  id,
  label: `Proyecto ${id}`,
  detail: "Campo Norte",
  url: `/projects/${id}`,
});

test("what is opened again comes to the top, once, and the oldest goes", () => {
  const kept = [1, 2, 3, 4, 5, 6].map(found);
  expect(withOpened(kept, found(4)).map(({ id }) => id)).toEqual([4, 1, 2, 3, 5, 6]);
  expect(withOpened(kept, found(7)).map(({ id }) => id)).toEqual([7, 1, 2, 3, 4, 5]);
});
