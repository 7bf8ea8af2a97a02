import { expect, test } from "vitest";
import { bears } from "./marks.mjs";

const mark = Symbol.for("faena.marksTest");

/** As two bundles have it: two classes, of one text. */
const bundled = () =>
  class Marked {
    readonly [mark] = true;
  };

test("a mark is known across bundles, where the class is another one", () => {
  const [One, Other] = [bundled(), bundled()];
  expect(bears(new One(), mark) && bears(new Other(), mark)).toBe(true);
});

test.each([
  null,
  undefined,
  "faena.marksTest",
  { mark: true },
  { "Symbol(faena.marksTest)": true },
  JSON.parse(JSON.stringify({ [mark]: true })),
])("%j bears none", (thing) => {
  expect(bears(thing, mark)).toBe(false);
});
