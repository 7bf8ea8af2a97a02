import { expect, test } from "vitest";
import { newTotpSecret, stepOf, totpAddress } from "./totp";

/** RFC 6238, appendix B: its secret, and the last six digits of its codes. */
const published = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, "287082", 1],
  [1111111109, "081804", 37037036],
  [1234567890, "005924", 41152263],
  [2000000000, "279037", 66666666],
])("at %d s the code is %s", (seconds, code, step) => {
  expect(stepOf(published, code, at(seconds))).toBe(step);
});

test("a code is good half a minute before and after its own, and no longer", () => {
  const [code, step] = ["005924", 41152263];
  for (const aside of [-1, 0, 1])
    expect(stepOf(published, code, at((step + aside) * 30))).toBe(step);
  for (const aside of [-2, 2]) expect(stepOf(published, code, at((step + aside) * 30))).toBeNull();
});

test.each(["", "28708", "2870820", "abcdef", "２８７０８２", "005925"])("%j is no code", (code) => {
  expect(stepOf(published, code, at(1234567890))).toBeNull();
});

test("each secret is another one, of 160 bits", () => {
  const [one, two] = [newTotpSecret(), newTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(two).not.toBe(one);
});

test("an authenticator is told the company and the person", () => {
  const named = { issuer: "Faena: Norte & Cía", label: "ana@faena.test" };
  const address = new URL(totpAddress(published, named));
  expect(address.protocol).toBe("otpauth:");
  expect(address.searchParams.get("issuer")).toBe("Faena: Norte & Cía");
  expect(address.searchParams.get("secret")).toBe(published);
  expect(address.searchParams.get("period")).toBe("30");
});
