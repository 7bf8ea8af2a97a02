import { plainKit } from "./plain-kit.mjs";

const { PDFHexString, PDFName, PDFNull } = plainKit;

/**
 * @typedef {{ title: string, page: import("pdf-lib").PDFRef, children: Bookmark[] }} Bookmark
 * @typedef {{ first: import("pdf-lib").PDFRef, last: import("pdf-lib").PDFRef, count: number }} Chain
 */

/** @param {import("pdf-lib").PDFContext} context @param {Bookmark[]} bookmarks @param {import("pdf-lib").PDFRef} parent @returns {Chain | null} */
function link(context, bookmarks, parent) {
  const refs = bookmarks.map(() => context.nextRef());
  let count = bookmarks.length;
  bookmarks.forEach(({ title, page, children }, at) => {
    const ref = /** @type {import("pdf-lib").PDFRef} */ (refs[at]);
    const below = link(context, children, ref);
    count += below?.count ?? 0;
    const item = context.obj({
      Parent: parent,
      Dest: [page, "XYZ", PDFNull, PDFNull, PDFNull],
      ...(refs[at - 1] ? { Prev: refs[at - 1] } : {}),
      ...(refs[at + 1] ? { Next: refs[at + 1] } : {}),
      ...(below ? { First: below.first, Last: below.last, Count: below.count } : {}),
    });
    item.set(PDFName.of("Title"), PDFHexString.fromText(title));
    context.assign(ref, item);
  });
  const [first] = refs;
  const last = refs.at(-1);
  return first && last ? { first, last, count } : null;
}

/** @param {import("pdf-lib").PDFDocument} document @param {Bookmark[]} bookmarks */
export function addOutline(document, bookmarks) {
  const { context, catalog } = document;
  const root = context.nextRef();
  const chain = link(context, bookmarks, root);
  if (!chain) return;
  const { first, last, count } = chain;
  context.assign(root, context.obj({ Type: "Outlines", First: first, Last: last, Count: count }));
  catalog.set(PDFName.of("Outlines"), root);
  catalog.set(PDFName.of("PageMode"), PDFName.of("UseOutlines"));
}
