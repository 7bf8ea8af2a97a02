import { expect, test } from "vitest";
import { changedValues, isSameValue, isTouched } from "./changed-values";

type Values = { id: number; name: string; phone: string; end: string | null; days: number[] };

const first: Values = { id: 7, name: "Napo", phone: "", end: null, days: [1, 2] };

test("only what differs goes, and what names the record", () => {
  const values = { ...first, name: "Coca" };
  expect(changedValues<Values>(first, values, { always: ["id"] })).toEqual({ id: 7, name: "Coca" });
});

test("blank, null and absent are the same; cleared is not what was there", () => {
  expect(changedValues<Values>(first, { ...first, end: "" }, { always: ["id"] })).toEqual({
    id: 7,
  });
  expect(changedValues<Values>(first, { ...first, name: "" }, { always: ["id"] })).toEqual({
    id: 7,
    name: "",
  });
});

test("a list differs by what it holds", () => {
  expect(changedValues<Values>(first, { ...first, days: [1, 2] }, { always: [] })).toEqual({});
  expect(changedValues<Values>(first, { ...first, days: [2] }, { always: [] })).toEqual({
    days: [2],
  });
});

test("one of a group takes the others along", () => {
  const values = { ...first, name: "Coca" };
  expect(
    changedValues<Values>(first, values, { always: [], together: [["name", "phone"]] }),
  ).toEqual({
    name: "Coca",
    phone: "",
  });
});

test.each([
  ["", null, true],
  [undefined, "", true],
  ["0", "", false],
  [false, null, false],
  [{ a: 1 }, { a: 1 }, true],
])("%j and %j: %j", (a, b, same) => {
  expect(isSameValue(a, b)).toBe(same);
});

test("a form is touched once it says something else, however its controls say nothing", () => {
  const began = { name: "Napo", end: null, rows: [{ code: "A", note: "" }], isLate: false };
  const same = {
    rows: [{ note: null, code: "A" }],
    name: "Napo",
    end: "",
    days: [],
    isLate: undefined,
  };
  expect(isTouched(same, began)).toBe(false);
  expect(isTouched({ ...began, name: "" }, began)).toBe(true);
  expect(isTouched({ ...began, isLate: true }, began)).toBe(true);
  expect(isTouched({ ...began, rows: [] }, began)).toBe(true);
});
