import { expect, test } from "vitest";
import { formForVisit } from "./form-for-visit";

const habit = (given: object) => ({ code: "LIMP-BAT", done: 5, chains: 0, sheets: 0, ...given });

test.each([
  [{}, "visit"],
  [{ code: "MANT" }, "maintenance"],
  [{ done: 0 }, "visit"],
  [{ chains: 2 }, "visit"],
  [{ chains: 3 }, "chain"],
  [{ done: 1, chains: 1 }, "chain"],
  [{ done: 4, sheets: 2 }, "maintenance"],
  [{ done: 4, sheets: 2, chains: 2 }, "chain"],
])("%j asks for %s", (given, form) => expect(formForVisit(habit(given))).toBe(form));
