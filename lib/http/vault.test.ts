import { expect, test } from "vitest";
import { open, seal, sign } from "./vault";

test("opens what it sealed, and nothing that was touched", () => {
  const sealed = seal({ access_token: "abc" });
  expect(sealed).not.toContain("abc");
  expect(open(sealed)).toEqual({ access_token: "abc" });
  const first = sealed.startsWith("A") ? "B" : "A";
  expect(() => open(`${first}${sealed.slice(1)}`)).toThrow();
});

test("signs the same text alike", () => {
  expect(sign("uno")).toBe(sign("uno"));
  expect(sign("uno")).not.toBe(sign("dos"));
});
