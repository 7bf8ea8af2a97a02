import { degrees, PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { a4 } from "./testing-sheet";
import { drawPage } from "./worker/draw-page.mjs";

export type ScannedSheet = {
  printed: Uint8Array | null;
  turned?: number;
  /** Degrees that it went in askew. */
  skew?: number;
};

type Scanner = {
  dpi: number /** The page says that it is turned, instead of its picture. */;
  turnsPages?: boolean;
};

const paperWhite = { r: 246, g: 244, b: 240 };
const grain = {
  input: Buffer.from(
    Uint8Array.from({ length: 64 * 64 * 4 }, (_, at) =>
      at % 4 === 3 ? 24 : (at * 7_919 + (at % 97) * 31) % 256,
    ),
  ),
  raw: { width: 64, height: 64, channels: 4 as const },
  tile: true,
};

async function inkOf(printed: Uint8Array, skew: number, width: number, height: number) {
  const drawn = await drawPage(printed.slice(), height);
  const picture = sharp(drawn.data, {
    raw: { width: drawn.width, height: drawn.height, channels: 4 },
  });
  return picture
    .rotate(skew, { background: "white" })
    .resize(width, height, { fit: "cover" })
    .raw()
    .toBuffer();
}

/** The paper's colour, its grain, the ink. */
async function pictureSlotOf(
  { printed, skew = 0, turned = 0 }: ScannedSheet,
  dpi: number,
  turn: boolean,
) {
  const [width, height] = a4.map((points) => Math.round((points / 72) * dpi)) as [number, number];
  const raw = { width, height, channels: 4 as const };
  const ink = printed
    ? [{ input: await inkOf(printed, skew, width, height), raw, blend: "multiply" as const }]
    : [];
  const { data, info } = await sharp({
    create: { width, height, channels: 3, background: paperWhite },
  })
    .composite([...ink, grain])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width, height, channels: info.channels } })
    .rotate(turn ? turned : 0)
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** As an office scanner makes it: one JPEG a page. */
export async function scanned(
  batch: readonly ScannedSheet[],
  { dpi, turnsPages = false }: Scanner,
) {
  const document = await PDFDocument.create();
  for (const paper of batch) {
    const jpeg = await document.embedJpg(await pictureSlotOf(paper, dpi, !turnsPages));
    const { width, height } = jpeg.scale(72 / dpi);
    const page = document.addPage([width, height]);
    page.drawImage(jpeg, { x: 0, y: 0, width, height });
    if (turnsPages) page.setRotation(degrees(paper.turned ?? 0));
  }
  return new Uint8Array(await document.save());
}
