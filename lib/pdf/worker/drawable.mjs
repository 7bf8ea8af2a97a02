import { mostPoints } from "./most-points.mjs";

/**
 * @typedef {import("pdf-lib").PDFPage} Page
 * @typedef {import("./open-pdf.mjs").Kit} Kit
 */

/** @param {Kit} kit @param {import("pdf-lib").PDFObject | undefined} drawn */
function pointsOf(kit, drawn) {
  if (!(drawn instanceof kit.PDFStream)) return 0;
  const [width, height] = ["Width", "Height"].map((name) => {
    const side = drawn.dict.lookup(kit.PDFName.of(name));
    return side instanceof kit.PDFNumber ? side.asNumber() : 0;
  });
  return (width ?? 0) * (height ?? 0);
}

/**
 * Throws for a picture that is too large to draw: left out, it would make the page look blank.
 * @param {Kit} kit @param {Page} page
 */
export function assertDrawable(kit, page) {
  const pictures = page.node.Resources()?.lookupMaybe(kit.PDFName.of("XObject"), kit.PDFDict);
  for (const key of pictures?.keys() ?? [])
    if (pointsOf(kit, pictures?.lookup(key)) > mostPoints)
      throw new RangeError("The page draws a picture of too many points");
}
