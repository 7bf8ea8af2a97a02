import { expect, test } from "vitest";
import { readChainCode, writeChainCode } from "./chain-code";

test("a code says which page of which chain it is on", () => {
  const page = { consecutive: "0000123", page: 2 };
  expect(writeChainCode(page)).toBe("FAENA:CDC:0000123:2");
  expect(readChainCode(writeChainCode(page))).toEqual(page);
});

test.each([
  "",
  "FAENA:CDC:123:1",
  "FAENA:CDC:0000123",
  "FAENA:CDC:0000123:0",
  "FAENA:CDC:0000123:1 ",
  "https://example.com/FAENA:CDC:0000123:1",
])("%j is no code of ours", (text) => {
  expect(readChainCode(text)).toBeNull();
});
