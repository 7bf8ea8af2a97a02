import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, writeFileSync } from "node:fs";
import { plainKit } from "./plain-kit.mjs";
import { isStored } from "./stored-stream.mjs";

/**
 * What of the library's writer stands behind its types.
 * @typedef {{ sizeInBytes: () => number, copyBytesInto: (bytes: Uint8Array, at: number) => number }} Part
 * @typedef {import("pdf-lib").PDFRef} Ref
 * @typedef {import("pdf-lib").PDFObject} PDFObject
 * @typedef {{ size: number, copyInto: (room: Uint8Array, at: number) => number }} Piece gives how many bytes it copied
 * @typedef {{ header: Part, indirectObjects: [Ref, PDFObject][], trailer: Part }} Laid
 */

/** Bytes are written when so many of them are there, which are all that is in memory of what is stored elsewhere. */
const heap = Buffer.alloc(1_048_576);
/** Without pauses: nothing else happens in this process. */
const objectsPerTick = Number.POSITIVE_INFINITY;

/** @param {Uint8Array} bytes @returns {Piece} */
const held = (bytes) => ({
  size: bytes.length,
  copyInto: (room, at) => {
    const part = bytes.subarray(at, at + room.length);
    room.set(part);
    return part.length;
  },
});

/** @param {string} text */
const words = (text) => held(Buffer.from(text));

/** @param {Part} part */
function written(part) {
  const bytes = Buffer.alloc(part.sizeInBytes());
  part.copyBytesInto(bytes, 0);
  return held(bytes);
}

/** @param {PDFObject} object @returns {Piece[]} */
function piecesOfObject(object) {
  if (!isStored(object)) return [written(object)];
  return [written(object.dict), words("\nstream\n"), object.range, words("\nendstream")];
}

/** @param {Laid} laid @returns {Iterable<Piece>} */
function* piecesOf({ header, indirectObjects, trailer }) {
  yield* [written(header), words("\n\n")];
  for (const [{ objectNumber, generationNumber }, object] of indirectObjects) {
    yield words(`${objectNumber} ${generationNumber} obj\n`);
    yield* piecesOfObject(object);
    yield words("\nendobj\n\n");
  }
  yield written(trailer);
}

/**
 * The bytes that the library's `save` gives, piece by piece.
 * @param {import("pdf-lib").PDFDocument} document
 * @returns {Promise<Iterable<Piece>>}
 */
export async function layOut(document) {
  await document.flush();
  const writer = plainKit.PDFStreamWriter.forContext(document.context, objectsPerTick);
  return piecesOf(
    await /** @type {{ computeBufferSize: () => Promise<Laid> }} */ (
      /** @type {unknown} */ (writer)
    ).computeBufferSize(),
  );
}

/** @param {Iterable<Piece>} pieces */
function* heaps(pieces) {
  let filled = 0;
  for (const piece of pieces)
    for (let at = 0; at < piece.size; ) {
      const copied = piece.copyInto(heap.subarray(filled), at);
      [at, filled] = [at + copied, filled + copied];
      if (filled < heap.length) continue;
      yield heap;
      filled = 0;
    }
  yield heap.subarray(0, filled);
}

/** @param {Uint8Array} bytes @returns {Iterable<Piece>} */
export const ready = (bytes) => [held(bytes)];

/** Gives the number of bytes and their SHA-256. @param {string} path @param {Iterable<Piece>} pieces */
export function writePieces(path, pieces) {
  const file = openSync(path, "w", 0o600);
  const hash = createHash("sha256");
  try {
    for (const bytes of heaps(pieces)) {
      hash.update(bytes);
      writeFileSync(file, bytes);
    }
    return { size: fstatSync(file).size, digest: hash.digest("hex") };
  } finally {
    closeSync(file);
  }
}
