import { open } from "node:fs/promises";
import { getDocument, PDFDataRangeTransport } from "pdfjs-dist/legacy/build/pdf.mjs";
import { assertBearable } from "./inflation.mjs";
import { UnreadablePdf } from "./unreadable-pdf.mjs";

/** @typedef {import("node:fs/promises").FileHandle} FileHandle */

/** Loads only the pieces of the file that the reader asks for. */
class FilePieces extends PDFDataRangeTransport {
  /** @param {FileHandle} file @param {number} size */
  constructor(file, size) {
    super(size, null);
    this.file = file;
  }

  /** @param {number} begin @param {number} end */
  async requestDataRange(begin, end) {
    const piece = new Uint8Array(end - begin);
    await this.file.read(piece, 0, piece.length, begin);
    this.onDataRange(begin, piece);
  }
}

const startsWithin = 1_024;
const endsWithin = 4_096;

/** A PDF has a header and an end; one that was cut off has none. @param {FileHandle} file @param {number} size */
async function isWhole(file, size) {
  const head = Buffer.alloc(startsWithin);
  const tail = Buffer.alloc(endsWithin);
  await file.read(head, 0, startsWithin, 0);
  await file.read(tail, 0, endsWithin, Math.max(0, size - endsWithin));
  return head.includes("%PDF-") && tail.includes("%%EOF");
}

/** @param {FileHandle} file @param {number} size */
async function countPages(file, size) {
  const task = getDocument({
    range: new FilePieces(file, size),
    length: size,
    disableAutoFetch: true,
    disableStream: true,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    await document.getPage(document.numPages);
    return document.numPages;
  } finally {
    await task.destroy();
  }
}

/** @param {unknown} error */
const isLocked = (error) => error instanceof Error && error.name === "PasswordException";

/** @param {FileHandle} file */
async function pagesOf(file) {
  const { size } = await file.stat();
  if (!(await isWhole(file, size))) throw new UnreadablePdf("malformed");
  await assertBearable(file);
  return countPages(file, size).catch((error) => {
    throw new UnreadablePdf(isLocked(error) ? "encrypted" : "malformed");
  });
}

/** @param {{ paths: [string] }} input */
export default async function* inspectPdf({ paths: [path] }) {
  const file = await open(path);
  try {
    yield { value: { pages: await pagesOf(file) } };
  } finally {
    await file.close();
  }
}
