import { drawingOf } from "./drawing.mjs";

/**
 * @typedef {import("pdf-lib").PDFPage} Page
 * @typedef {import("./open-pdf.mjs").Kit} Kit
 * @typedef {[number, number, number, number, number, number]} Matrix
 */

const number = "-?\\d*\\.?\\d+";
const moves = new RegExp(`((?:${number}\\s+){6})cm\\b`, "g");
const preparations = `(?:q|/\\S+\\s+(?:gs|BMC|(?:/\\S+\\s+)?BDC)|(?:${number}\\s+){6}cm)\\s+`;
const picture = new RegExp(`^\\s*((?:${preparations})*)/(\\S+)\\s+Do\\s*(?:(?:Q|EMC)\\s*)*$`);
const recognised = /\bBT\b[\s\S]*?\bET\b/g;
const longest = 2_000;

/** @param {Matrix} a @param {Matrix} b @returns {Matrix} */
const times = (a, b) => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

/**
 * @param {string} drawing
 * @returns {{ name: string, matrix: Matrix } | null}
 */
function onlyDrawn(drawing) {
  const strokes = drawing.replace(recognised, " ");
  const [, before, name] = (strokes.length <= longest && picture.exec(strokes)) || [];
  if (before === undefined || name === undefined) return null;
  /** @type {Matrix} */
  let matrix = [1, 0, 0, 1, 0, 0];
  for (const [, moved = ""] of before.matchAll(moves))
    matrix = times(/** @type {Matrix} */ (moved.trim().split(/\s+/).map(Number)), matrix);
  return { name, matrix };
}

/** @param {Matrix} matrix @param {{ width: number, height: number }} size */
function fills([width, b, c, height], size) {
  const isUpright = Math.abs(b) < 1 && Math.abs(c) < 1 && width > 0 && height > 0;
  return isUpright && width * height > 0.8 * size.width * size.height;
}

/** @param {Kit} kit @param {Page} page @param {string} name */
function jpegNamed(kit, page, name) {
  const pictures = page.node.Resources()?.lookupMaybe(kit.PDFName.of("XObject"), kit.PDFDict);
  const picture = pictures?.lookup(kit.PDFName.of(name));
  if (!(picture instanceof kit.PDFRawStream)) return null;
  const filter = picture.dict.lookup(kit.PDFName.of("Filter"));
  const [only, ...more] = filter instanceof kit.PDFArray ? filter.asArray() : [filter];
  const isJpeg = only === kit.PDFName.of("DCTDecode") && more.length === 0;
  const isPlain = !["Decode", "SMask", "Mask"].some((key) => picture.dict.has(kit.PDFName.of(key)));
  return isJpeg && isPlain ? picture.getContents() : null;
}

/** The JPEG that fills the page, as scanners make them; null for any other page. @param {Kit} kit @param {Page} page */
export function onlyPicture(kit, page) {
  const drawing = drawingOf(kit, page);
  const drawn = drawing === null ? null : onlyDrawn(drawing);
  return drawn && fills(drawn.matrix, page.getSize()) ? jpegNamed(kit, page, drawn.name) : null;
}
