import { expect, test } from "vitest";
import { blockNamed } from "./block-named";

const blocks = [
  { code: "BLOCK_07", label: "BLOCK 07" },
  { code: "BLOCK_16", label: "BLOCK 16" },
  { code: "SUR", label: "Bloque Yasuní Sur" },
];

const codeOf = (name: string, among = blocks) => blockNamed(among, name)?.code;

test.each([
  ["BLOCK_07", "BLOCK_07"],
  ["block_07", "BLOCK_07"],
  [" Block 07 ", "BLOCK_07"],
  ["Bloque 7", "BLOCK_07"],
  ["bloque_007", "BLOCK_07"],
  ["7", "BLOCK_07"],
  ["BLOQUE 16", "BLOCK_16"],
  ["sur", "SUR"],
  ["BLOQUE  YASUNI SUR", "SUR"],
  ["Yasuní Sur", "SUR"],
])("%s is %s", (name, code) => {
  expect(codeOf(name)).toBe(code);
});

test.each(["Bloque 60", "BLOCK_99", "1", "", " ", "Bloque", "07 y 16", "Yasuní"])(
  "%s is none",
  (name) => {
    expect(codeOf(name)).toBeUndefined();
  },
);

test("the code goes before a label, a label before what looks like one, and two are none", () => {
  const masked = [
    { code: "BLOCK_07", label: "Bloque 16" },
    { code: "BLOCK_16", label: "BLOCK 16" },
  ];
  expect(codeOf("BLOCK_16", masked)).toBe("BLOCK_16");
  expect(codeOf("bloque 16", masked)).toBe("BLOCK_07");
  expect(codeOf("16", masked)).toBeUndefined();
  expect(codeOf("Norte", [])).toBeUndefined();
});
