import { expect, test } from "vitest";
import { isFull } from "./is-full";

const error = (told: object, cause?: unknown) => Object.assign(new Error("no", { cause }), told);

test.each([
  ["a full disk", error({ code: "ENOSPC" }), true],
  ["a quota", error({ code: "EDQUOT" }), true],
  ["a limit of the process", error({ code: "EFBIG" }), true],
  ["a full disk behind another error", error({}, error({ code: "ENOSPC" })), true],
  ["PostgreSQL without room", error({}, error({ code: "53100" })), true],
  ["a full bucket", error({ name: "XMinioStorageFull" }), true],
  ["a bucket's 507", error({ $metadata: { httpStatusCode: 507 } }), true],
  ["a folder that may not be written", error({ code: "EACCES" }), false],
  ["a failing bucket", error({ $metadata: { httpStatusCode: 500 } }), false],
  ["no error", "ENOSPC", false],
])("%s", (_, thrown, expected) => {
  expect(isFull(thrown)).toBe(expected);
});
