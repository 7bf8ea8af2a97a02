import { constants, inflateSync } from "node:zlib";
import { codingsOf, isFlate, lengthIn } from "./coding.mjs";
import { decoders } from "./filters.mjs";
import { mostPoints } from "./most-points.mjs";
import { pdfStreams, streamBytes } from "./pdf-streams.mjs";
import { isUnreadablePdf, UnreadablePdf } from "./unreadable-pdf.mjs";

/**
 * @typedef {import("node:fs/promises").FileHandle} FileHandle
 * @typedef {import("./pdf-streams.mjs").PdfStream} PdfStream
 * @typedef {import("./coding.mjs").Coding} Coding
 */

/** Bytes. Pages of dense drawings inflate to some tens of megabytes; fonts and object tables to less. */
const [mostOfOne, mostOfAll] = [64 * 1_048_576, 256 * 1_048_576];
const smallLength = 1_048_576;
const [mostLayers, mostInflations] = [3, 2];

/** Null when it is not deflated, or does not end in its head. @param {Buffer} head */
function inflatedAtOnce(head) {
  try {
    const options = { maxOutputLength: smallLength, finishFlush: constants.Z_SYNC_FLUSH };
    const { buffer, engine } = /** @type {{ buffer: Buffer, engine: { bytesWritten: number } }} */ (
      /** @type {unknown} */ (inflateSync(head, { ...options, info: true }))
    );
    return engine.bytesWritten < head.length ? buffer.length : null;
  } catch {
    return null;
  }
}

/** @param {AsyncIterable<Uint8Array>} pieces */
async function* counted(pieces) {
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > mostOfOne) throw new UnreadablePdf("heavy");
    yield piece;
  }
}

/**
 * Bytes behind all codings, as far as they can be decoded, up to the limit. @param {AsyncIterable<Uint8Array>} bytes
 * @param {Coding} coding
 */
async function decodedLength(bytes, { filters, earlyChange }) {
  const pieces = filters.reduce((coded, filter) => {
    const decode = decoders[filter];
    return decode ? counted(decode(coded, { earlyChange })) : coded;
  }, bytes);
  let length = 0;
  try {
    for await (const piece of pieces) length += piece.length;
  } catch (thrown) {
    if (isUnreadablePdf(thrown)) throw thrown;
  }
  return length;
}

const numberIn = (/** @type {string} */ text, /** @type {RegExp} */ name) =>
  Number(name.exec(text)?.[1] ?? 0);

/** A picture is inflated when it is drawn, so its declared size decides. @param {string} description */
function assertBearablePicture(description) {
  const width = numberIn(description, /\/Width\s+(\d+)/);
  if (width * numberIn(description, /\/Height\s+(\d+)/) > mostPoints)
    throw new UnreadablePdf("heavy");
}

/** @param {FileHandle} file @param {PdfStream} stream @param {Coding} coding */
async function lengthThrough(file, { at, description, head }, coding) {
  const { filters } = coding;
  if (filters.length > mostLayers || filters.filter(isFlate).length > mostInflations)
    throw new UnreadablePdf("heavy");
  const isPlain = filters.length === 1 && filters.every(isFlate);
  const small = isPlain ? inflatedAtOnce(head) : null;
  if (small !== null) return small;
  return decodedLength(streamBytes(file, { at, length: lengthIn(description) }), coding);
}

/** @param {FileHandle} file @param {PdfStream} stream */
async function inflatedLength(file, stream) {
  let length = 0;
  for (const coding of codingsOf(stream.description, stream.head))
    length += await lengthThrough(file, stream, coding);
  return length;
}

/**
 * Throws when one stream, or all together, inflate to more than a normal document's. Covers objects, page drawings and
 * everything but pictures.
 * @param {FileHandle} file
 */
export async function assertBearable(file) {
  let whole = 0;
  for await (const stream of pdfStreams(file)) {
    if (/\/Subtype\s*\/Image\b/.test(stream.description)) {
      assertBearablePicture(stream.description);
      continue;
    }
    whole += await inflatedLength(file, stream);
    if (whole > mostOfAll) throw new UnreadablePdf("heavy");
  }
}
