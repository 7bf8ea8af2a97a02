import { create } from "qrcode";

/** A QR code as a drawing: modules to a side, and the path of the dark ones in those units. */
export type QrDrawing = { size: number; path: string };

/** The QR code of a text, with the medium level of correction. */
export function qrOf(text: string): QrDrawing {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const dark = Array.from({ length: size * size }, (_, at) => at).filter((at) => data[at]);
  const path = dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join("");
  return { size, path };
}
