import { deflateSync } from "node:zlib";
import {
  array,
  asyncProperty,
  assert as check,
  constantFrom,
  integer,
  uint8Array,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { lzwOf } from "@/scripts/testing/bombs.mjs";
import { codingsOf, lengthIn } from "./worker/coding.mjs";
import { decoders } from "./worker/filters.mjs";

async function* inPieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function decoded(filter: string, bytes: Uint8Array, length = 7): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const decode = decoders[filter];
  if (!decode) throw new Error(`No ${filter}`);
  for await (const piece of decode(inPieces(bytes, length), { earlyChange: 1 })) pieces.push(piece);
  return Buffer.concat(pieces);
}

function* codesOf(bytes: Uint8Array) {
  let known = new Map<string, number>();
  let text = "";
  const codeOf = (text: string) => (text.length === 1 ? text.charCodeAt(0) : known.get(text)) ?? 0;
  yield 256;
  for (const byte of bytes) {
    const longer = text + String.fromCharCode(byte);
    if (longer.length === 1 || known.has(longer)) {
      text = longer;
      continue;
    }
    yield codeOf(text);
    known.set(longer, 258 + known.size);
    text = String.fromCharCode(byte);
    if (known.size < 3_800) continue;
    yield codeOf(text);
    yield 256;
    known = new Map();
    text = "";
  }
  if (text !== "") yield codeOf(text);
  yield 257;
}

describe("what streams are coded in", () => {
  test("LZW gives back what was written, in pieces of any length", () =>
    check(
      asyncProperty(
        array(constantFrom(0, 1, 65, 255), { maxLength: 3_000 }),
        integer({ min: 1, max: 99 }),
        async (bytes, length) => {
          const written = Uint8Array.from(bytes);
          expect(await decoded("LZW", lzwOf(codesOf(written)), length)).toEqual(
            Buffer.from(written),
          );
        },
      ),
    ));

  test("a long text in LZW, past every width of its codes", async () => {
    const text = Buffer.from(
      Array.from({ length: 60_000 }, (_, at) => (at * 7_919 + (at >> 5)) & 255),
    );
    expect((await decoded("LZWDecode", lzwOf(codesOf(text)), 65_536)).equals(text)).toBe(true);
  });

  test("the example of the standard", async () => {
    const codes = [256, 45, 258, 258, 65, 259, 66, 257];
    expect([...(await decoded("LZWDecode", lzwOf(codes)))]).toEqual([
      45, 45, 45, 45, 45, 65, 45, 45, 45, 66,
    ]);
  });

  test("digits of both kinds", async () => {
    expect(
      (await decoded("ASCII85Decode", Buffer.from("9jqo^ z\nBlbD-~>rest"))).toString("latin1"),
    ).toBe("Man \0\0\0\0is d");
    expect((await decoded("AHx", Buffer.from("4d 61\n6E>41"))).toString()).toBe("Man");
  });

  test("runs", async () => {
    const runs = Uint8Array.of(1, 65, 66, 254, 67, 128, 1, 1, 1);
    expect((await decoded("RunLengthDecode", runs)).toString()).toBe("ABCCC");
  });

  test("zlib", () =>
    check(
      asyncProperty(uint8Array({ maxLength: 500 }), async (bytes) => {
        expect(await decoded("FlateDecode", deflateSync(bytes))).toEqual(Buffer.from(bytes));
      }),
    ));
});

const [zlib, lzw, other] = [deflateSync("a"), Buffer.from([0x80, 0x0b]), Buffer.from("q 1")];

test.each([
  ["/Filter/FlateDecode", zlib, [["FlateDecode"]]],
  ["/Length 5", zlib, [["FlateDecode"]]],
  ["/Filter[/A85 % a remark /Fl\n/LZW]", other, [["A85", "LZW"]]],
  ["/Filter /LZW#44ecode", lzw, [["LZWDecode"]]],
  ["/Filter 9 0 R", lzw, [["LZWDecode"]]],
  ["/Filter /Fl /Filter [/RL]", other, [["RL"]]],
  ["/Filter [/ASCII85Decode /DCTDecode]", other, [["ASCII85Decode"]]],
  ["/Filter/ASCIIHexDecode", Buffer.from("80"), [["ASCIIHexDecode"], ["FlateDecode"]]],
  ["/Length 3", other, []],
])("%s is a stream of such codings", (description, head, filters) => {
  expect(codingsOf(description, head)).toEqual(
    filters.map((list) => ({ filters: list, earlyChange: 1 })),
  );
});

test("a length that stands elsewhere is not known", () => {
  expect(["/Length 12/Filter/Fl", "/Length 12 0 R", "/Fl"].map(lengthIn)).toEqual([12, null, null]);
});
