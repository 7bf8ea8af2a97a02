import { bytewise } from "./bytewise.mjs";

const [clear, end, firstOwn, mostCodes] = [256, 257, 258, 4_096];
const [narrowest, widest] = [9, 12];

/**
 * The code table as PDF readers take it, which tolerate a code that is not known yet.
 * @param {number} earlyChange
 */
function newTable(earlyChange) {
  const [last, lengths] = [new Uint8Array(mostCodes), new Uint16Array(mostCodes)];
  const before = new Uint16Array(mostCodes);
  const current = new Uint8Array(2 * mostCodes);
  for (let byte = 0; byte < clear; byte += 1) [last[byte], lengths[byte]] = [byte, 1];
  let [next, width, previous, length] = [firstOwn, narrowest, 0, 0];

  /** @param {number} code */
  function spell(code) {
    if (code >= next) {
      current[length] = current[0] ?? 0;
      length += 1;
      return;
    }
    length = lengths[code] ?? 0;
    for (let [at, one] = [length - 1, code]; at >= 0; at -= 1) {
      current[at] = last[one] ?? 0;
      one = before[one] ?? 0;
    }
  }

  function learn() {
    before[next] = previous;
    lengths[next] = (lengths[previous] ?? 0) + 1;
    last[next] = current[0] ?? 0;
    next += 1;
    if (next + earlyChange >= 2 ** width) width = Math.min(width + 1, widest);
  }

  return {
    width: () => width,
    forget: () => {
      [next, width, length] = [firstOwn, narrowest, 0];
    },
    /** @param {number} code */
    read: (code) => {
      const isFirst = length === 0;
      spell(code);
      if (!isFirst) learn();
      previous = code;
      return current.slice(0, length);
    },
  };
}

/**
 * Codes of 9 to 12 bits, each for bytes seen before. @param {import("./bytewise.mjs").Bytes} bytes
 * @param {{ earlyChange: number }} options
 */
export function lzw(bytes, { earlyChange }) {
  const table = newTable(earlyChange);
  let [held, bits] = [0, 0];
  return bytewise(bytes, (byte, put) => {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < table.width()) return false;
    bits -= table.width();
    const code = (held >>> bits) & (2 ** table.width() - 1);
    if (code === clear) table.forget();
    else if (code !== end) put(table.read(code));
    return code === end;
  });
}
