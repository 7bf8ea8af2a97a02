import { plainKit } from "./plain-kit.mjs";
import { UnreadablePdf } from "./unreadable-pdf.mjs";

/**
 * @typedef {import("./plain-kit.mjs").Kit} Kit the library that a document's objects belong to
 * @typedef {{ kit: Kit, document: import("pdf-lib").PDFDocument, pages: import("pdf-lib").PDFPage[] }} OpenPdf
 */

const startsWithin = 1_024;
const endsWithin = 2_048;
const padding = new Set([0, 9, 10, 12, 13, 32]);

/** @param {Uint8Array} bytes */
function endOf(bytes) {
  let end = bytes.length;
  while (end > 0 && padding.has(bytes[end - 1] ?? -1)) end -= 1;
  return end;
}

/** @param {Uint8Array} bytes */
const asText = ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength);

/** A PDF has a header and an end; one that was cut off has none. @param {Uint8Array} bytes */
function isWhole(bytes) {
  const text = asText(bytes);
  const end = endOf(bytes);
  const head = text.toString("latin1", 0, startsWithin);
  const tail = text.toString("latin1", Math.max(0, end - endsWithin), end);
  return head.includes("%PDF-") && tail.includes("%%EOF");
}

/** @param {Kit} kit @param {Uint8Array} bytes @param {object} [options] */
async function loadWith(kit, bytes, options = {}) {
  const parseSpeed = kit.ParseSpeeds.Fastest;
  const document = await kit.PDFDocument.load(bytes, {
    parseSpeed,
    updateMetadata: false,
    ...options,
  });
  const pages = document.getPages();
  if (pages.length === 0) throw new UnreadablePdf("malformed");
  return { kit, document, pages };
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

/** Throws UnreadablePdf. @param {Uint8Array} bytes @returns {Promise<OpenPdf>} */
export async function openPdf(bytes) {
  if (!isWhole(bytes)) throw new UnreadablePdf("malformed");
  try {
    return await loadWith(plainKit, bytes);
  } catch {
    if (asText(bytes).includes("/Encrypt")) return loadEncrypted(bytes);
    throw new UnreadablePdf("malformed");
  }
}
