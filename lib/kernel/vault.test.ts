import { expect, test } from "vitest";
import { vaultOf } from "./vault";

const { open, seal, sign } = vaultOf("uno");
const other = vaultOf("dos");

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

test("another secret neither signs alike nor opens; the same one does, wherever it is", () => {
  const sealed = seal("abc");
  expect(other.sign("uno")).not.toBe(sign("uno"));
  expect(() => other.open(sealed)).toThrow();
  expect(vaultOf("uno").open(sealed)).toBe("abc");
});
