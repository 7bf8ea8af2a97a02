/**
 * @typedef {import("pdf-lib").PDFPage} Page
 * @typedef {import("./open-pdf.mjs").Kit} Kit
 */

/** Null when it cannot be decoded. @param {Kit} kit @param {Page} page */
export function drawingOf(kit, page) {
  const contents = page.node.Contents();
  if (!contents) return "";
  const streams = contents instanceof kit.PDFArray ? contents.asArray() : [contents];
  try {
    return streams
      .map((one) => page.node.context.lookup(one))
      .map((stream) => {
        const bytes =
          stream instanceof kit.PDFRawStream
            ? kit.decodePDFRawStream(stream).decode()
            : /** @type {import("pdf-lib").PDFContentStream} */ (stream).getUnencodedContents();
        return Buffer.from(bytes).toString("latin1");
      })
      .join("\n");
  } catch {
    return null;
  }
}
