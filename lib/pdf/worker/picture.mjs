import sharp from "sharp";
import { mostPoints } from "./most-points.mjs";

sharp.cache(false);
sharp.concurrency(1);

/**
 * @typedef {{ width: number, height: number, data: Uint8Array }} Pixels red, green, blue and alpha of each
 * @typedef {Uint8Array | Pixels} Source a JPEG, or pixels
 */

const limitInputPixels = mostPoints;
/** A third of an A4 at 150 dpi: the decoder leaves half of a JPEG out from three times the size on, not before. */
const smallSide = 584;
const thumbnailSide = 480;
const margin = 0.04;
const lookedAtSide = 1_000;
/** Ink is darker than the paper by this much of 255; a page with less than this share of ink is blank. */
const inkDepth = 60;
const blankShare = 0.0002;

/** Without an alpha channel, which doubles the time to resize. @param {Source} source */
const open = (source) =>
  (source instanceof Uint8Array
    ? sharp(source, { limitInputPixels, failOn: "none" })
    : sharp(source.data, { raw: { width: source.width, height: source.height, channels: 4 } })
  ).flatten({ background: "white" });

/** @param {number} side */
const inside = (side) =>
  /** @type {const} */ ({ width: side, height: side, fit: "inside", withoutEnlargement: true });

/** @param {Source} source @param {number} side */
const brightnessOf = (source, side) =>
  open(source).resize(inside(side)).greyscale().raw().toBuffer({ resolveWithObject: true });

/** RGBA, as the code reader takes it. @param {Uint8Array} grey */
function inColours(grey) {
  const pixels = new Uint32Array(grey.length);
  for (let at = 0; at < grey.length; at += 1)
    pixels[at] = 0xff000000 | ((grey[at] ?? 0) * 0x010101);
  return new Uint8Array(pixels.buffer);
}

/** @param {Source} source @param {number} side */
export async function greyPixels(source, side) {
  const { data, info } = await brightnessOf(source, side);
  return { width: info.width, height: info.height, data: inColours(data) };
}

/** Small enough to decode in a fraction of the time. @param {Source} source @returns {Promise<Pixels>} */
export async function smallPixels(source) {
  const small = open(source).resize(inside(smallSide)).toColourspace("srgb").ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** @param {Source} source @param {number} turn clockwise degrees */
export const thumbnailOf = (source, turn) =>
  open(source)
    .resize(inside(thumbnailSide))
    .rotate(turn)
    .webp({ quality: 60, effort: 2 })
    .toBuffer();

/** The median brightness. @param {Uint8Array} grey */
function paperOf(grey) {
  const counts = new Uint32Array(256);
  for (const brightness of grey) counts[brightness] = (counts[brightness] ?? 0) + 1;
  let brightness = 255;
  for (let seen = 0; brightness > 0; brightness -= 1) {
    seen += counts[brightness] ?? 0;
    if (seen >= grey.length / 2) break;
  }
  return brightness;
}

/** @param {Source} source */
export async function isBlank(source) {
  const { data, info } = await brightnessOf(source, lookedAtSide);
  const ink = paperOf(data) - inkDepth;
  const [left, top] = [info.width * margin, info.height * margin];
  let inked = 0;
  for (let at = 0; at < info.width * info.height; at += 1) {
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    const isInside = x > left && x < info.width - left && y > top && y < info.height - top;
    if (isInside && (data[at * info.channels] ?? 255) < ink) inked += 1;
  }
  return inked < info.width * info.height * blankShare;
}
