import { degrees, PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { a4 } from "./testing-sheet";
import { drawPage } from "./worker/draw-page.mjs";

export type ScannedSheet = {
  printed: Uint8Array | null;
  turned?: number;
  /** Degrees. */
  skew?: number;
};

type Scanner = {
  dpi: number /** Sets the page's rotation and leaves the picture. */;
  turnsPages?: boolean;
};

const paperWhite = [246, 244, 240];
const grainShare = 24 / 255;
const grainSide = 64;
const grain = Uint8Array.from(
  { length: grainSide * grainSide },
  (_, at) => (at * 7_919 + (at % 97) * 31) % 256,
);

async function inkOf(printed: Uint8Array, skew: number, width: number, height: number) {
  const drawn = await drawPage(printed.slice(), height);
  const picture = sharp(drawn.data, {
    raw: { width: drawn.width, height: drawn.height, channels: 4 },
  });
  return picture
    .flatten({ background: "white" })
    .greyscale()
    .rotate(skew, { background: "white" })
    .resize(width, height, { fit: "cover" })
    .raw()
    .toBuffer();
}

async function pictureSlotOf(
  { printed, skew = 0, turned = 0 }: ScannedSheet,
  dpi: number,
  turn: boolean,
) {
  const [width, height] = a4.map((points) => Math.round((points / 72) * dpi)) as [number, number];
  const ink = printed ? await inkOf(printed, skew, width, height) : null;
  const colours = paperWhite.length;
  const pixels = new Uint8Array(width * height * colours);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const dust = (grain[(y % grainSide) * grainSide + (x % grainSide)] ?? 0) * grainShare;
    const share = ((1 - grainShare) * (ink?.[at] ?? 255)) / 255;
    for (let colour = 0; colour < colours; colour += 1)
      pixels[at * colours + colour] = (paperWhite[colour] ?? 255) * share + dust;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .rotate(turn ? turned : 0)
    .jpeg({ quality: 60 })
    .toBuffer();
}

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
