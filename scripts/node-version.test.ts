import { expect, test } from "vitest";
import { verdictOn } from "./node-version.mjs";

test.each([
  ["18.20.8", "refuse"],
  ["20.8.1", "refuse"],
  ["20.9.0", "restart"],
  ["20.20.2", "restart"],
  ["22.11.0", "restart"],
  ["22.12.0", "run"],
  ["v24.21.0", "run"],
  ["26.10.0", "run"],
])("on Node.js %s the scripts %s", (version, verdict) => {
  expect(verdictOn(version)).toBe(verdict);
});
