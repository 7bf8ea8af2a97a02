import { decoders } from "./filters.mjs";

/** @typedef {{ filters: string[], earlyChange: number }} Coding a stream's codings, the outermost first */

/** @param {string} filter */
export const isFlate = (filter) => filter === "FlateDecode" || filter === "Fl";

/** The zlib header, which no other stream begins with. @param {Buffer} head */
const isDeflated = ([method = 0, flags = 0]) =>
  (method & 0x0f) === 8 && method >> 4 <= 7 && ((method << 8) | flags) % 31 === 0;

/** LZW's clear code, nine bits. @param {Buffer} head */
const isLzw = ([first = 0, second = 0]) => first === 0x80 && second < 0x80;

/** Without comments, and with names decoded: `/LZW#44ecode` is a name, too. @param {string} description */
const plain = (description) =>
  description
    .replace(/%[^\r\n]*/g, " ")
    .replace(/#([0-9a-fA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** The last such entry counts. @param {string} text */
function namesIn(text) {
  const [, value = ""] =
    [...text.matchAll(/\/Filter\s*(\[[^\]]*\]|\/[^\s/<>[\]()]+)/g)].at(-1) ?? [];
  return [...value.matchAll(/\/([^\s/<>[\]()]+)/g)].map(([, name = ""]) => name);
}

/** By the bytes, whatever the object says. @param {Buffer} head @param {string[]} named */
function seen(head, named) {
  if (isDeflated(head) && !named.slice(0, 1).some(isFlate)) return [["FlateDecode"]];
  return named.length === 0 && isLzw(head) ? [["LZWDecode"]] : [];
}

/**
 * Possible codings of a stream: what its object names, up to a picture's coding, and what its bytes say where that
 * differs. @param {string} description
 * @param {Buffer} head
 * @returns {Coding[]}
 */
export function codingsOf(description, head) {
  const text = plain(description);
  const named = namesIn(text);
  const foreign = named.findIndex((name) => !(name in decoders));
  const known = foreign < 0 ? named : named.slice(0, foreign);
  const earlyChange = /\/EarlyChange\s+0\b/.test(text) ? 0 : 1;
  const lists = [...(known.length > 0 ? [known] : []), ...seen(head, named)];
  return lists.map((filters) => ({ filters, earlyChange }));
}

/** Null when the length is in another object. @param {string} description */
export function lengthIn(description) {
  const [, length, other] =
    [...description.matchAll(/\/Length\s+(\d+)(\s+\d+\s+R)?/g)].at(-1) ?? [];
  return length && !other ? Number(length) : null;
}
