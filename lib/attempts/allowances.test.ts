import { expect, test } from "vitest";
import { allowanceHeaders } from "./allowances";

test.each([
  [0, "10", "0"],
  [0.4, "9", "1"],
  [2, "9", "2"],
  [2.1, "8", "3"],
  [18, "1", "18"],
  [20, "0", "20"],
  [23, "0", "23"],
  [-5, "10", "0"],
])("who owes %f of twenty seconds", (owed, left, reset) => {
  const told = allowanceHeaders({ atOnce: 10, secondsPerCall: 2 }, owed);
  expect([told["RateLimit-Remaining"], told["RateLimit-Reset"]]).toEqual([left, reset]);
});
