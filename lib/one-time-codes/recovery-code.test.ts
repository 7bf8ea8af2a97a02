import { expect, test } from "vitest";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-code";

test("ten different codes of sixteen letters", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
});

test("a code is the same however it is typed", () => {
  const [code = ""] = newRecoveryCodes();
  for (const typed of [
    code.toUpperCase(),
    code.replaceAll("-", ""),
    ` ${code.replaceAll("-", " ")} `,
  ])
    expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode(code));
});
