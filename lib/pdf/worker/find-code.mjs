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

/**
 * The picture's QR code; of several, the first with the wanted prefix. @param {import("./picture.mjs").Pixels} pixels
 * @param {string} wanted
 * @returns {Promise<FoundCode | null>}
 */
export async function findCode({ width, height, data }, wanted) {
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  const picture = /** @type {ImageData} */ ({ width, height, data: pixels, colorSpace: "srgb" });
  const found = await readBarcodes(picture, { formats: ["QRCode"], maxNumberOfSymbols: 8 });
  const code = found.find(({ text }) => text.startsWith(wanted)) ?? found[0];
  return code ? { text: code.text, angle: angleOf(code) } : null;
}
