import { open, readFile } from "node:fs/promises";
import { parseFile } from "./parse-file.mjs";
import { plainKit } from "./plain-kit.mjs";
import { UnreadablePdf } from "./unreadable-pdf.mjs";

/**
 * @typedef {import("./plain-kit.mjs").Kit} Kit the library that a document's objects belong to
 * @typedef {import("pdf-lib").PDFDocument} PDFDocument
 * @typedef {{ kit: Kit, document: PDFDocument, pages: import("pdf-lib").PDFPage[] }} OpenPdf
 */

const startsWithin = 1_024;
const endsWithin = 2_048;
const padding = new Set([0, 9, 10, 12, 13, 32]);

/** @param {import("node:fs/promises").FileHandle} file @param {number} from @param {number} to */
async function piece(file, from, to) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
  return buffer.subarray(0, bytesRead);
}

/** Behind the last byte that is no padding. @param {import("node:fs/promises").FileHandle} file */
async function endOf(file) {
  let { size: end } = await file.stat();
  while (end > 0) {
    const last = await piece(file, Math.max(0, end - 65_536), end);
    const found = last.findLastIndex((byte) => !padding.has(byte));
    end -= last.length - found - 1;
    if (found >= 0) break;
  }
  return end;
}

/** A PDF has a header and an end; one that was cut off has none. @param {string} path */
async function isWhole(path) {
  const file = await open(path);
  try {
    const end = await endOf(file);
    const head = await piece(file, 0, startsWithin);
    const tail = await piece(file, Math.max(0, end - endsWithin), end);
    return head.includes("%PDF-") && tail.includes("%%EOF");
  } finally {
    await file.close();
  }
}

/** @param {Kit} kit @param {PDFDocument} document @returns {OpenPdf} */
function opened(kit, document) {
  const pages = document.getPages();
  if (pages.length === 0) throw new UnreadablePdf("malformed");
  return { kit, document, pages };
}

/** @param {Kit} kit @param {Uint8Array} bytes @param {object} [options] */
async function loadWith(kit, bytes, options = {}) {
  const parseSpeed = kit.ParseSpeeds.Fastest;
  const given = { parseSpeed, updateMetadata: false, ...options };
  return opened(kit, await kit.PDFDocument.load(bytes, given));
}

/** Reads documents that open without a password. @param {Uint8Array} bytes @returns {Promise<OpenPdf>} */
async function loadEncrypted(bytes) {
  /** @type {unknown} */
  const encryptedKit = await import("@cantoo/pdf-lib");
  const kit = /** @type {Kit} */ (encryptedKit);
  try {
    return await loadWith(kit, bytes, { password: "" });
  } catch {
    throw new UnreadablePdf("encrypted");
  }
}

/**
 * The library's own constructor is private; it throws where the document is encrypted.
 * @param {import("pdf-lib").PDFContext} context
 * @returns {PDFDocument}
 */
const documentOf = (context) => Reflect.construct(plainKit.PDFDocument, [context, false, false]);

/** Of an encrypted document, saved as a plain one. @param {Uint8Array} bytes */
export const openPlainBytes = (bytes) => loadWith(plainKit, bytes);

/** The file lives as long as the document. Throws UnreadablePdf. @param {string} path @returns {Promise<OpenPdf>} */
export async function openPdf(path) {
  if (!(await isWhole(path))) throw new UnreadablePdf("malformed");
  try {
    return opened(plainKit, documentOf(await parseFile(path)));
  } catch {
    const bytes = await readFile(path);
    if (bytes.includes("/Encrypt")) return loadEncrypted(bytes);
    throw new UnreadablePdf("malformed");
  }
}
