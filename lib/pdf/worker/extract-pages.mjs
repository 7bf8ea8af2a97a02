import { openPdf } from "./open-pdf.mjs";
import { cutLoose } from "./own-resources.mjs";

/**
 * @typedef {{ page: number, rotation: number }} Taken a page of the original, from 1, and the degrees it is turned clockwise
 * @typedef {import("./open-pdf.mjs").OpenPdf} OpenPdf
 */

/** @param {OpenPdf} open @param {Taken[]} group */
export async function documentOf({ kit, document, pages }, group) {
  const own = await kit.PDFDocument.create({ updateMetadata: false });
  for (const { page, rotation } of group) {
    const original = pages[page - 1];
    if (!original) throw new RangeError(`There is no page ${page}`);
    cutLoose(kit, original);
    const [copy] = await own.copyPages(document, [page - 1]);
    if (!copy) throw new RangeError(`Page ${page} cannot be copied`);
    copy.setRotation(kit.degrees((copy.getRotation().angle + rotation) % 360));
    own.addPage(copy);
  }
  return own.save();
}

/**
 * How many pages there are, then a document for each group of pages, in the groups' order: its bytes, or null when one
 * of its pages is broken. Without groups each page is one.
 * @param {{ bytes: Uint8Array, groups: Taken[][] | null }} input
 */
export default async function* extractPages({ bytes, groups }) {
  const open = await openPdf(bytes);
  yield { value: { pageCount: open.pages.length } };
  const each = open.pages.map((_, index) => [{ page: index + 1, rotation: 0 }]);
  for (const group of groups ?? each) {
    const document = await documentOf(open, group).catch(() => null);
    const transfer = document ? [/** @type {ArrayBuffer} */ (document.buffer)] : [];
    yield { value: { document }, transfer };
  }
}
