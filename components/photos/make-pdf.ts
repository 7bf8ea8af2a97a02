import type { Photo } from "./photo";

/** An A4 sheet in points. */
const [short, long] = [595.28, 841.89];

/** Fetched when photos are taken: the connection may be gone when they are put together. */
export const fetchPdfKit = () => import("@cantoo/pdf-lib");

export async function makePdf(photos: readonly Photo[], name: string): Promise<File> {
  const { PDFDocument } = await fetchPdfKit();
  const document = await PDFDocument.create();
  for (const { page } of photos) {
    const picture = await document.embedJpg(await page.arrayBuffer());
    const isLying = picture.width > picture.height;
    const [width, height] = isLying ? [long, short] : [short, long];
    const share = Math.min(width / picture.width, height / picture.height);
    const size = { width: picture.width * share, height: picture.height * share };
    document
      .addPage([width, height])
      .drawImage(picture, { ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 });
  }
  const bytes = await document.save();
  return new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
}
