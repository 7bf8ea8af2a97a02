import { PDFDocument, StandardFonts } from "pdf-lib";
import { create } from "qrcode";

export const a4: [number, number] = [595.28, 841.89];
const millimetre = 72 / 25.4;

export async function aSheet({ code, words }: { code?: string; words: string }) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage(a4);
  for (let line = 0; line < 30; line += 1)
    page.drawText(`${words}, ${line}`, { x: 50, y: 650 - line * 20, size: 10, font });
  if (!code) return document.save();
  const { size, data } = create(code, { errorCorrectionLevel: "M" }).modules;
  const module = (28 * millimetre) / size;
  for (let at = 0; at < size * size; at += 1)
    if (data[at])
      page.drawRectangle({
        x: 470 + (at % size) * module,
        y: 810 - Math.floor(at / size) * module,
        width: module,
        height: module,
      });
  return document.save();
}
