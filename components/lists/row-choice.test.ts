import { expect, test } from "vitest";
import { noChoice, toggled, withRows } from "./row-choice";

const ids = ["a", "b", "c", "d", "e"];
const chosen = (choice: { chosen: ReadonlySet<string> }) => [...choice.chosen].sort();

test("a row is chosen, and no longer", () => {
  const one = toggled(noChoice, ids, "b", false);
  expect(chosen(one)).toEqual(["b"]);
  expect(chosen(toggled(one, ids, "b", false))).toEqual([]);
});

test("with the shift key all rows between go the same way, up or down", () => {
  const down = toggled(toggled(noChoice, ids, "b", false), ids, "d", true);
  expect(chosen(down)).toEqual(["b", "c", "d"]);
  expect(chosen(toggled(down, ids, "c", true))).toEqual(["b"]);
  const up = toggled(toggled(noChoice, ids, "e", false), ids, "c", true);
  expect(chosen(up)).toEqual(["c", "d", "e"]);
});

test("a range that began on another page is one row", () => {
  const before = toggled(noChoice, ["x", "y"], "x", false);
  expect(chosen(toggled(before, ids, "b", true))).toEqual(["b", "x"]);
});

test("a page is withRows and other pages stay", () => {
  const other = new Set(["x"]);
  expect([...withRows(other, ["a", "b"], true)]).toEqual(["x", "a", "b"]);
  expect([...withRows(new Set(["x", "a", "b"]), ["a", "b"], false)]).toEqual(["x"]);
});
