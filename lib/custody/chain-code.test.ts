import { expect, test } from "vitest";
import { readChainCode, writeChainCode } from "./chain-code";

const codeKey = { installation: "A1B2C3D4", secret: "nuestro secreto" };
const page = { consecutive: "0000123", page: 2 };
const code = writeChainCode(page, codeKey);

test("a code says which page of which chain it is on, and who printed it", () => {
  expect(code).toMatch(/^FAENA:CDC:A1B2C3D4:0000123:2:[0-9A-F]{12}$/);
  expect(readChainCode(code, codeKey)).toEqual({ kind: "sealed", ...page });
});

test("the same page has the same code, another page another", () => {
  expect(writeChainCode(page, codeKey)).toBe(code);
  const others = [
    { ...page, page: 3 },
    { ...page, consecutive: "0000124" },
  ];
  const marks = [page, ...others].map((one) => writeChainCode(one, codeKey).split(":").at(-1));
  expect(new Set(marks).size).toBe(3);
});

test("another installation's code is foreign, whatever its seal", () => {
  const theirs = { installation: "FFFFFFFF", secret: "otro secreto" };
  expect(readChainCode(writeChainCode(page, theirs), codeKey)).toEqual({ kind: "foreign" });
});

test.each([
  ["a page that was changed", code.replace(":2:", ":1:")],
  ["a chain that was changed", code.replace("0000123", "0000124")],
  ["a seal that was made up", `${code.slice(0, -12)}000000000000`],
  ["another's secret", writeChainCode(page, { ...codeKey, secret: "otro secreto" })],
])("%s is forged", (_, text) => {
  expect(readChainCode(text, codeKey)).toEqual({ kind: "forged" });
});

test("codes from before have no seal", () => {
  expect(readChainCode("FAENA:CDC:0000123:2", codeKey)).toEqual({ kind: "unsealed", ...page });
});

test.each([
  "",
  "FAENA:CDC:123:1",
  "FAENA:CDC:0000123",
  "FAENA:CDC:0000123:0",
  "FAENA:CDC:0000123:1 ",
  `${code}0`,
  code.toLowerCase(),
  "https://example.com/FAENA:CDC:0000123:1",
])("%j is no code of a custody sheet", (text) => {
  expect(readChainCode(text, codeKey)).toBeNull();
});
