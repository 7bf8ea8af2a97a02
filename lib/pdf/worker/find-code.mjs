import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } });

/**
 * @typedef {{ text: string, angle: number }} FoundCode what it says, and the degrees it lies turned clockwise
 * @typedef {import("zxing-wasm/reader").ReadResult} ReadResult
 */

/** @param {ReadResult} result */
function angleOf({ position: { topLeft, topRight } }) {
  const radians = Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x);
  return (Math.round(radians / (Math.PI / 2)) * 90 + 360) % 360;
}

/** Dark on light and large, as printed codes are on a small picture. */
const plainly = { tryInvert: false, tryDownscale: false };

/**
 * The picture's QR code; of several, the first with the wanted prefix. @param {import("./picture.mjs").Pixels} pixels
 * @param {string} wanted
 * @returns {Promise<FoundCode | null>}
 */
export async function findCode({ width, height, data }, wanted, options = {}) {
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  const picture = /** @type {ImageData} */ ({ width, height, data: pixels, colorSpace: "srgb" });
  const asked = { formats: /** @type {const} */ (["QRCode"]), maxNumberOfSymbols: 8, ...options };
  const found = await readBarcodes(picture, asked);
  const code = found.find(({ text }) => text.startsWith(wanted)) ?? found[0];
  return code ? { text: code.text, angle: angleOf(code) } : null;
}

/**
 * A wanted code that a quick look sees; most are. @param {import("./picture.mjs").Pixels} pixels
 * @param {string} wanted
 */
export async function glimpseCode(pixels, wanted) {
  const code = await findCode(pixels, wanted, plainly);
  return code?.text.startsWith(wanted) ? code : null;
}
