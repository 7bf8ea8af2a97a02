import { PDFDocument, StandardFonts } from "pdf-lib";
import type { Printed } from "@/lib/printed/printed";

const [width, height] = [595, 842];
const [margin, lineHeight] = [72, 20];

/** A page as others write it, to be attached. */
export async function aLetter(fileName: string, lines: readonly string[]): Promise<Printed> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([width, height]);
  for (const [at, line] of lines.entries())
    page.drawText(line, { x: margin, y: height - margin - at * lineHeight, size: 12, font });
  return { fileName, bytes: await document.save() };
}
