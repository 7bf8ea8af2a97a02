import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const open = (bytes: Uint8Array) =>
  getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false }).promise;

/** The words of each page of a PDF, and how it is turned. */
export async function pagesOf(bytes: Uint8Array): Promise<{ words: string; rotation: number }[]> {
  const document = await open(bytes);
  try {
    return await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) => {
        const page = await document.getPage(index + 1);
        const { items } = await page.getTextContent();
        const words = items.map((item) => ("str" in item ? item.str : "")).join("");
        return { words, rotation: page.rotate };
      }),
    );
  } finally {
    await document.destroy();
  }
}
