import { expect, test } from "vitest";
import { versionsAllowed } from "./watch-record";

test.each([
  [null, null],
  ['"3"', ['"3"']],
  ['W/"3"', ['"3"']],
  ['"1", W/"2"', ['"1"', '"2"']],
  ["*", null],
  ["3", ["3"]],
  ["", [""]],
])("If-Match %j allows %j", (header, allowed) => {
  expect(versionsAllowed(header)).toEqual(allowed);
});
