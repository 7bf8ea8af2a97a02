import { expect, test } from "vitest";
import { rangeAsked } from "./byte-range";

test.each([
  [null, "whole"],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=100-200", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=20-10", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=-", "whole"],
  ["lines=0-1", "whole"],
  ["bytes=a-b", "whole"],
])("of 100 bytes, %s asks for %j", (header, asked) => {
  expect(rangeAsked(header, 100)).toEqual(asked);
});
