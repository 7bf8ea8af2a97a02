import { pipeline, Readable } from "node:stream";
import { constants, createInflate, inflateSync } from "node:zlib";
import { pdfStreams } from "./pdf-streams.mjs";
import { mostPoints } from "./picture.mjs";
import { UnreadablePdf } from "./unreadable-pdf.mjs";

/**
 * @typedef {import("node:fs/promises").FileHandle} FileHandle
 * @typedef {import("./pdf-streams.mjs").PdfStream} PdfStream
 */

/** Pages of dense drawings inflate to some tens of megabytes; fonts and tables of objects to less. */
const [mostOfOne, mostOfAll] = [64 * 1_048_576, 256 * 1_048_576];
const smallLength = 1_048_576;
const mostLayers = 2;

/** The header of zlib, which no other kind of stream begins with. @param {Buffer} head */
function isDeflated([method = 0, flags = 0]) {
  return (method & 0x0f) === 8 && method >> 4 <= 7 && ((method << 8) | flags) % 31 === 0;
}

/** What the small stream inflates to; null when it is none, or does not end in its head. @param {Buffer} head */
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

/** @param {FileHandle} file @param {number} from */
async function* bytesFrom(file, from) {
  for (let at = from; ; ) {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(65_536), 0, 65_536, at);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

/** What the stream inflates to, as far as it can be and no further than the limit. @param {FileHandle} file @param {number} at @param {number} layers */
async function inflatedInPieces(file, at, layers) {
  const source = Readable.from(bytesFrom(file, at));
  const inflates = Array.from({ length: layers }, () => createInflate());
  const last = /** @type {import("node:zlib").Inflate} */ (inflates.at(-1));
  pipeline([source, ...inflates], () => undefined);
  let length = 0;
  try {
    for await (const piece of last) {
      length += piece.length;
      if (length > mostOfOne) throw new UnreadablePdf("heavy");
    }
  } catch (thrown) {
    if (thrown instanceof UnreadablePdf) throw thrown;
  } finally {
    for (const one of [source, ...inflates]) one.destroy();
  }
  return length;
}

const numberIn = (/** @type {string} */ text, /** @type {RegExp} */ name) =>
  Number(name.exec(text)?.[1] ?? 0);

/** A picture is inflated where it is drawn; what it says of itself decides. @param {string} description */
function assertBearablePicture(description) {
  const width = numberIn(description, /\/Width\s+(\d+)/);
  if (width * numberIn(description, /\/Height\s+(\d+)/) > mostPoints)
    throw new UnreadablePdf("heavy");
}

/** @param {FileHandle} file @param {PdfStream} stream */
async function inflatedLength(file, { at, description, head }) {
  if (!isDeflated(head)) return 0;
  const layers = description.match(/\/Fl(?:ateDecode)?\b/g)?.length ?? 1;
  if (layers > mostLayers) throw new UnreadablePdf("heavy");
  const small = layers === 1 ? inflatedAtOnce(head) : null;
  return small ?? inflatedInPieces(file, at, layers);
}

/**
 * Throws when a stream, or all together, inflate to more than an honest document's do; the objects, the pages' drawings
 * and whatever else is no picture.
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
