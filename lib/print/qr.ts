import { create } from "qrcode";

/** Modules to a side, and the path of the dark ones in modules. */
export type QrDrawing = { size: number; path: string };

/** Error correction level M. */
export function qrOf(text: string): QrDrawing {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const dark = Array.from({ length: size * size }, (_, at) => at).filter((at) => data[at]);
  const path = dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join("");
  return { size, path };
}
