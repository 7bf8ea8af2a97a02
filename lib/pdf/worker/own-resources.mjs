import { drawingOf } from "./drawing.mjs";

/**
 * @typedef {import("pdf-lib").PDFDict} Dict
 * @typedef {import("pdf-lib").PDFPage} Page
 * @typedef {import("./open-pdf.mjs").Kit} Kit
 */

const kinds = ["XObject", "Font", "ExtGState", "ColorSpace", "Pattern", "Shading", "Properties"];
/** Entries that lead to other pages: articles, actions, editors' private data. */
const strings = ["B", "AA", "PieceInfo", "Metadata", "Thumb"];
const annotationStrings = ["P", "Parent", "Popup", "IRT", "StructParent", "A", "AA", "Dest"];

/** @param {string} drawing */
function namesIn(drawing) {
  const names = drawing.matchAll(/\/([^\s()<>[\]{}/%]+)/g);
  return new Set(
    [...names].map(([, name = ""]) =>
      name.replace(/#([0-9a-fA-F]{2})/g, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    ),
  );
}

/**
 * A form without resources draws with the page's, so its names are not known here.
 * @param {Kit} kit @param {Dict} named
 */
const borrows = (kit, named) =>
  named.keys().some((key) => {
    const drawn = named.lookup(key);
    if (!(drawn instanceof kit.PDFStream)) return false;
    const isForm = drawn.dict.lookup(kit.PDFName.of("Subtype")) === kit.PDFName.of("Form");
    return isForm && !drawn.dict.has(kit.PDFName.of("Resources"));
  });

/** @param {Dict} named @param {Set<string>} names */
function only(named, names) {
  const kept = named.clone();
  for (const key of kept.keys()) if (!names.has(key.decodeText())) kept.delete(key);
  return kept;
}

/** @param {Kit} kit @param {Page} page */
function keepOwnResources(kit, page) {
  const shared = page.node.Resources();
  const drawing = drawingOf(kit, page);
  if (!shared || drawing === null) return;
  const names = namesIn(drawing);
  const own = shared.clone();
  for (const kind of kinds) {
    const named = shared.lookupMaybe(kit.PDFName.of(kind), kit.PDFDict);
    if (!named) continue;
    const kept = only(named, names);
    if (kind === "XObject" && borrows(kit, kept)) return;
    own.set(kit.PDFName.of(kind), kept);
  }
  page.node.set(kit.PDFName.of("Resources"), own);
}

/** Keeps stamps and drawings; removes links to other pages. @param {Kit} kit @param {Page} page */
function keepOwnAnnotations(kit, page) {
  const annotations = page.node.Annots()?.asArray() ?? [];
  const kept = annotations.flatMap((one) => {
    const annotation = page.node.context.lookup(one);
    if (!(annotation instanceof kit.PDFDict)) return [];
    if (annotation.lookup(kit.PDFName.of("Subtype")) === kit.PDFName.of("Link")) return [];
    const own = annotation.clone();
    for (const string of annotationStrings) own.delete(kit.PDFName.of(string));
    return [own];
  });
  if (kept.length > 0) page.node.set(kit.PDFName.of("Annots"), page.node.context.obj(kept));
  else page.node.delete(kit.PDFName.of("Annots"));
}

/**
 * Cuts a page's references to the rest of its document, so that a copy holds only its own parts.
 * @param {Kit} kit @param {Page} page
 */
export function cutLoose(kit, page) {
  for (const string of strings) page.node.delete(kit.PDFName.of(string));
  keepOwnAnnotations(kit, page);
  keepOwnResources(kit, page);
}
