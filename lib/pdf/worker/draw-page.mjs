import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { mostPoints } from "./most-points.mjs";

const home = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const folder = (/** @type {string} */ name) => join(home, name, "/");

const options = {
  verbosity: 0,
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  maxImageSize: mostPoints,
  standardFontDataUrl: folder("standard_fonts"),
  cMapUrl: folder("cmaps"),
  wasmUrl: folder("wasm"),
};

/** @param {Uint8Array} bytes @param {number} longSide */
export async function drawPage(bytes, longSide) {
  const document = await getDocument({ ...options, data: bytes }).promise;
  try {
    const page = await document.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: longSide / Math.max(width, height) });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = /** @type {CanvasRenderingContext2D} */ (
      /** @type {unknown} */ (canvas.getContext("2d"))
    );
    await page.render({ canvasContext: context, canvas: null, viewport }).promise;
    return { width: canvas.width, height: canvas.height, data: canvas.data() };
  } finally {
    await document.destroy();
  }
}
