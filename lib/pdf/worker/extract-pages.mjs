import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openPdf } from "./open-pdf.mjs";
import { cutLoose } from "./own-resources.mjs";
import { plainKit } from "./plain-kit.mjs";
import { layOut, ready, writePieces } from "./write-pdf.mjs";

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
  return own;
}

/** @param {OpenPdf} open @param {Taken[]} group */
async function piecesOf(open, group) {
  const own = await documentOf(open, group);
  return open.kit === plainKit ? layOut(own) : ready(await own.save());
}

/** @param {string} folder @param {OpenPdf} open @param {Taken[]} group */
async function makeIn(folder, open, group) {
  const pieces = await piecesOf(open, group).catch(() => null);
  if (!pieces) return null;
  const path = join(folder, randomUUID());
  return { path, ...writePieces(path, pieces) };
}

/**
 * Yields the page count, then for each group from `first` a document in the folder, or null when a page is broken.
 * Without groups each page is one.
 * @param {{ paths: [string], groups: Taken[][] | null, folder: string, first: number }} input
 */
export default async function* extractPages({ paths: [path], groups, folder, first }) {
  const open = await openPdf(path);
  yield { value: { pageCount: open.pages.length } };
  const each = open.pages.map((_, index) => [{ page: index + 1, rotation: 0 }]);
  for (const group of (groups ?? each).slice(first))
    yield { value: { document: await makeIn(folder, open, group) } };
}
