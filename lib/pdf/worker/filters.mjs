import { pipeline, Readable } from "node:stream";
import { createInflate } from "node:zlib";
import { bytewise } from "./bytewise.mjs";
import { lzw } from "./lzw.mjs";

/** @typedef {import("./bytewise.mjs").Bytes} Bytes */

/** @param {Bytes} bytes */
async function* inflate(bytes) {
  const [source, inflater] = [Readable.from(bytes), createInflate()];
  pipeline(source, inflater, () => undefined);
  try {
    yield* /** @type {AsyncIterable<Buffer>} */ (inflater);
  } finally {
    for (const one of [source, inflater]) one.destroy();
  }
}

const [firstDigit, digits, zeroGroup, endOfAscii85] = [33, 85, 122, 126];

/** Five digits are four bytes, `z` stands for four zeros, `~` ends. @param {Bytes} bytes */
function ascii85(bytes) {
  let [value, count] = [0, 0];
  return bytewise(bytes, (byte, put) => {
    if (byte === zeroGroup && count === 0) put([0, 0, 0, 0]);
    if (byte < firstDigit || byte >= firstDigit + digits) return byte === endOfAscii85;
    [value, count] = [value * digits + byte - firstDigit, count + 1];
    if (count < 5) return false;
    put([24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) & 255));
    [value, count] = [0, 0];
    return false;
  });
}

const endOfHex = 62;

/** Two digits are a byte, `>` ends. @param {Bytes} bytes */
function asciiHex(bytes) {
  let high = Number.NaN;
  return bytewise(bytes, (byte, put) => {
    const digit = Number.parseInt(String.fromCharCode(byte), 16);
    if (Number.isNaN(digit)) return byte === endOfHex;
    if (!Number.isNaN(high)) put([high * 16 + digit]);
    high = Number.isNaN(high) ? digit : Number.NaN;
    return false;
  });
}

const endOfRuns = 128;

/** Bytes to copy; below zero, how often to repeat the next one. @param {number} byte */
const runOf = (byte) => (byte < endOfRuns ? byte + 1 : byte - 257);

/** @param {Bytes} bytes */
function runLength(bytes) {
  let left = 0;
  return bytewise(bytes, (byte, put) => {
    if (left === 0) {
      left = runOf(byte);
      return byte === endOfRuns;
    }
    put(new Uint8Array(Math.max(1, -left)).fill(byte));
    left = Math.max(0, left - 1);
    return false;
  });
}

/**
 * Decoders by the names, also short ones, that a stream may give. Codings of pictures are decoded where they are drawn.
 * @type {Record<string, (bytes: Bytes, options: { earlyChange: number }) => AsyncGenerator<Uint8Array>>}
 */
export const decoders = {
  FlateDecode: inflate,
  Fl: inflate,
  LZWDecode: lzw,
  LZW: lzw,
  ASCII85Decode: ascii85,
  A85: ascii85,
  ASCIIHexDecode: asciiHex,
  AHx: asciiHex,
  RunLengthDecode: runLength,
  RL: runLength,
};
