/** @typedef {import("node:fs/promises").FileHandle} FileHandle */

/**
 * @typedef {object} PdfStream
 * @property {number} at where its bytes begin in the file
 * @property {string} description what its object says of it, and perhaps words before that
 * @property {Buffer} head its first bytes, and what follows when it is shorter
 */

const pieceLength = 1_048_576;
const [headLength, describedWithin, describedUsually] = [65_536, 65_536, 4_096];
const word = "stream";

/** @param {FileHandle} file @param {Buffer} room @param {number} start */
async function pieceFrom(file, room, start) {
  const { bytesRead } = await file.read(room, 0, room.length, start);
  return room.subarray(0, bytesRead);
}

/** Where the stream's bytes begin; null when the word is no keyword. @param {Buffer} piece @param {number} found */
function beginningAfter(piece, found) {
  if (piece.toString("latin1", Math.max(0, found - 3), found) === "end") return null;
  const [first, second] = [piece[found + word.length], piece[found + word.length + 1]];
  if (first === 0x0d) return found + word.length + (second === 0x0a ? 2 : 1);
  return first === 0x0a ? found + word.length + 1 : null;
}

/** @param {Buffer} piece @param {number} found */
function descriptionBefore(piece, found) {
  const before = piece.subarray(Math.max(0, found - describedWithin), found);
  const begins = before.lastIndexOf(" obj");
  return before.toString(
    "latin1",
    begins < 0 ? Math.max(0, before.length - describedUsually) : begins,
  );
}

/** @param {Buffer} piece @param {{ from: number, isLast: boolean }} where */
function streamsIn(piece, { from, isLast }) {
  const end = isLast ? piece.length : piece.length - headLength;
  const streams = [];
  let found = piece.indexOf(word, from);
  for (; found >= 0 && found < end; found = piece.indexOf(word, found + word.length)) {
    const at = beginningAfter(piece, found);
    if (at === null) continue;
    const description = descriptionBefore(piece, found);
    streams.push({ at, description, head: piece.subarray(at, at + headLength) });
  }
  return { streams, next: Math.max(end, 0) };
}

/**
 * Every stream of a PDF, whatever its object table says; one piece of the file is in memory at a time,
 * and what is given stands until the next is asked for. @param {FileHandle} file
 * @returns {AsyncGenerator<PdfStream>}
 */
export async function* pdfStreams(file) {
  const { size } = await file.stat();
  const room = Buffer.allocUnsafe(Math.min(pieceLength, size));
  for (let place = 0; place < size; ) {
    const start = Math.max(0, place - describedWithin);
    const piece = await pieceFrom(file, room, start);
    const isLast = start + piece.length >= size;
    const { streams, next } = streamsIn(piece, { from: place - start, isLast });
    for (const stream of streams) yield { ...stream, at: start + stream.at };
    place = start + next;
  }
}

const closing = Buffer.from("endstream");
const pieceOfStream = 65_536;

/** @param {FileHandle} file @param {number} place @param {number} length */
async function bytesAt(file, place, length) {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, place);
  return buffer.subarray(0, bytesRead);
}

/** @param {FileHandle} file @param {number} place */
const endsAt = async (file, place) => (await bytesAt(file, place, 32)).includes(closing);

/** @param {FileHandle} file @param {number} from @param {number} to */
async function* bytesBetween(file, from, to) {
  for (let place = from; place < to; place += pieceOfStream)
    yield bytesAt(file, place, Math.min(pieceOfStream, to - place));
}

/** @param {FileHandle} file @param {number} from */
async function* bytesUpToClosing(file, from) {
  for (let place = from; ; place += pieceOfStream - closing.length) {
    const piece = await bytesAt(file, place, pieceOfStream);
    const closes = piece.indexOf(closing);
    const isLast = closes >= 0 || piece.length < pieceOfStream;
    const kept = isLast ? piece.length : piece.length - closing.length;
    yield piece.subarray(0, closes >= 0 ? closes : kept);
    if (isLast) return;
  }
}

/**
 * As many bytes as the object declares, when that is right; else up to the closing keyword, as PDF readers do. @param
 * {FileHandle} file
 * @param {{ at: number, length: number | null }} stream
 */
export async function* streamBytes(file, { at, length }) {
  const isTold = length !== null && (await endsAt(file, at + length));
  yield* isTold ? bytesBetween(file, at, at + length) : bytesUpToClosing(file, at);
}
