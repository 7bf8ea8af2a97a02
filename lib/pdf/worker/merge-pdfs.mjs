import { openPdf, openPlainBytes } from "./open-pdf.mjs";
import { addOutline } from "./outline.mjs";
import { plainKit } from "./plain-kit.mjs";
import { layOut, writePieces } from "./write-pdf.mjs";

/**
 * @typedef {{ title: string, group: string | null }} Mark a document's bookmark, and the one above it
 * @typedef {import("./outline.mjs").Bookmark} Bookmark
 * @typedef {import("pdf-lib").PDFDocument} PDFDocument
 * @typedef {import("pdf-lib").PDFPage} PDFPage
 */

/**
 * pdf-lib copies pages only between its own documents, so one that was encrypted is saved and read again.
 * @param {string} path
 */
async function openPlain(path) {
  const open = await openPdf(path);
  if (open.kit === plainKit) return open;
  return openPlainBytes(await open.document.save());
}

/**
 * Appends directly: the library's own way walks all pages each time.
 * @param {PDFDocument} whole @param {PDFPage} page
 */
function push(whole, page) {
  const tree = whole.catalog.Pages();
  tree.pushLeafNode(page.ref);
  const root = whole.catalog.get(plainKit.PDFName.of("Pages"));
  page.node.setParent(/** @type {import("pdf-lib").PDFRef} */ (root));
}

/** @param {PDFDocument} whole @param {string} path */
async function append(whole, path) {
  const { document, pages } = await openPlain(path);
  const copies = await whole.copyPages(
    document,
    pages.map((_, at) => at),
  );
  for (const page of copies) push(whole, page);
  const [first] = copies;
  if (!first) throw new RangeError("A document without pages");
  return first.ref;
}

/** @param {Bookmark[]} bookmarks @param {Mark} mark @param {import("pdf-lib").PDFRef} page */
function mark(bookmarks, { title, group }, page) {
  const own = { title, page, children: [] };
  const last = bookmarks.at(-1);
  if (group === null) bookmarks.push(own);
  else if (last?.title === group && last.children.length > 0) last.children.push(own);
  else bookmarks.push({ title: group, page, children: [own] });
}

/**
 * Yields whether each part could be read; when all could, writes the whole to the output file, if there is one. Long
 * streams, as pictures are, stay in the files of the parts.
 * @param {{ paths: string[], marks: Mark[], output: string | null, title: string }} input
 */
export default async function* mergePdfs({ paths, marks, output, title }) {
  const whole = await plainKit.PDFDocument.create({ updateMetadata: false });
  whole.setTitle(title, { showInWindowTitleBar: true });
  whole.setProducer("Faena");
  /** @type {Bookmark[]} */
  const bookmarks = [];
  let isWhole = true;
  for (const [at, path] of paths.entries()) {
    const page = await append(whole, path).catch(() => null);
    if (page) mark(bookmarks, marks[at] ?? { title: "", group: null }, page);
    else isWhole = false;
    yield { value: { isReadable: page !== null } };
  }
  if (!isWhole || output === null) return;
  addOutline(whole, bookmarks);
  writePieces(output, await layOut(whole));
}
