import { expect, test } from "vitest";
import { stateWords } from "./labels";

test("a paper that still holds today is not told as over", () => {
  const lack = { requirement: "LICENSE", param: null, day: "2026-12-11" } as const;
  const ends = { ...lack, expiresOn: "2026-12-10" };
  expect(stateWords(ends, "2026-12-10")).toBe("vence el 10/12/2026");
  expect(stateWords(ends, "2026-12-11")).toBe("venció el 10/12/2026");
  expect(stateWords(ends)).toBe("venció el 10/12/2026");
  expect(stateWords({ ...lack, expiresOn: null }, "2026-12-10")).toBe("falta");
});
