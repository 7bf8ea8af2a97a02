import { readFile, writeFile } from "node:fs/promises";
import * as plainKit from "pdf-lib";
import { openPdf } from "./open-pdf.mjs";
import { addOutline } from "./outline.mjs";

/**
 * @typedef {{ path: string, title: string, group: string | null }} Part a document in a local file, and its bookmark
 * @typedef {import("./outline.mjs").Bookmark} Bookmark
 */

/** Pages go from one document to another of the same library: one that was encrypted is written anew. @param {Uint8Array} bytes */
async function openPlain(bytes) {
  const open = await openPdf(bytes);
  if (open.kit === plainKit) return open;
  return openPdf(await open.document.save());
}

/** Where the part begins; throws when its pages cannot be read. @param {import("pdf-lib").PDFDocument} whole @param {string} path */
async function append(whole, path) {
  const { document, pages } = await openPlain(await readFile(path));
  const copies = await whole.copyPages(
    document,
    pages.map((_, at) => at),
  );
  for (const page of copies) whole.addPage(page);
  const [first] = copies;
  if (!first) throw new RangeError("A document without pages");
  return first.ref;
}

/** Parts that follow each other in a group stand below it. @param {Bookmark[]} bookmarks @param {Part} part @param {import("pdf-lib").PDFRef} page */
function mark(bookmarks, { title, group }, page) {
  const own = { title, page, children: [] };
  const last = bookmarks.at(-1);
  if (group === null) bookmarks.push(own);
  else if (last?.title === group && last.children.length > 0) last.children.push(own);
  else bookmarks.push({ title: group, page, children: [own] });
}

/**
 * Whether each part could be read, one after the other; at the end, when all could, the whole is in the output file, if
 * there is to be one.
 * No more than one part is held beside the whole.
 * @param {{ parts: Part[], output: string | null, title: string }} input
 */
export default async function* mergePdfs({ parts, output, title }) {
  const whole = await plainKit.PDFDocument.create({ updateMetadata: false });
  whole.setTitle(title, { showInWindowTitleBar: true });
  whole.setProducer("Faena");
  /** @type {Bookmark[]} */
  const bookmarks = [];
  let isWhole = true;
  for (const part of parts) {
    const page = await append(whole, part.path).catch(() => null);
    if (page) mark(bookmarks, part, page);
    else isWhole = false;
    yield { value: { isReadable: page !== null } };
  }
  if (!isWhole || output === null) return;
  addOutline(whole, bookmarks);
  await writeFile(output, await whole.save({ objectsPerTick: Number.POSITIVE_INFINITY }));
}
