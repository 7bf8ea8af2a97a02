import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { degrees, PDFDocument, StandardFonts } from "pdf-lib";
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { create } from "qrcode";
import sharp from "sharp";
import { type Extracted, extractPages, type TakenPage } from "./extract-pages";
import { type ReadPage, readPages } from "./read-pages";
import type { Counted } from "./through-losses";
import { drawPage } from "./worker/draw-page.mjs";

const open = (bytes: Uint8Array) =>
  getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false }).promise;

async function fromPages<T>(bytes: Uint8Array, read: (page: PDFPageProxy) => Promise<T>) {
  const document = await open(bytes);
  try {
    return await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) =>
        read(await document.getPage(index + 1)),
      ),
    );
  } finally {
    await document.destroy();
  }
}

async function* fromFile<T>(
  bytes: Uint8Array,
  work: (place: { file: string; folder: string }) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const folder = await mkdtemp(join(tmpdir(), "faena-pdf-"));
  const file = join(folder, `${randomUUID()}.pdf`);
  try {
    await writeFile(file, bytes);
    yield* work({ file, folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const pagesRead = (
  bytes: Uint8Array,
  wanted: string,
  signal?: AbortSignal,
): AsyncGenerator<Counted | ReadPage> =>
  fromFile(bytes, ({ file }) => readPages({ file, wanted, owner: null, signal }));

type InMemory = Counted | { document: Uint8Array | null };

async function* inMemory(extracted: AsyncGenerator<Extracted>): AsyncGenerator<InMemory> {
  for await (const given of extracted)
    if ("pageCount" in given || !given.document) yield given as InMemory;
    else yield { document: new Uint8Array(await readFile(given.document.path)) };
}

export const pagesExtracted = (
  bytes: Uint8Array,
  groups: TakenPage[][] | null,
  signal?: AbortSignal,
): AsyncGenerator<InMemory> =>
  fromFile(bytes, ({ file, folder }) =>
    inMemory(extractPages({ file, folder, groups, owner: null, signal })),
  );

/** By page, with the degrees it is turned. */
export const pagesIn = (bytes: Uint8Array): Promise<{ words: string; rotation: number }[]> =>
  fromPages(bytes, async (page) => {
    const { items } = await page.getTextContent();
    const words = items.map((item) => ("str" in item ? item.str : "")).join("");
    return { words, rotation: page.rotate };
  });

/** Upright: where its letters stand, in points from the lower left corner of the page. */
export type TextRun = { text: string; left: number; right: number; bottom: number; top: number };

/** By page, with the page's size. */
export const textRunsOf = (bytes: Uint8Array) =>
  fromPages(bytes, async (page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item): TextRun[] => {
      if (!("str" in item) || item.str.trim() === "" || item.transform[1] !== 0) return [];
      const [size, , , , left, bottom] = item.transform;
      return [{ text: item.str, left, right: left + item.width, bottom, top: bottom + size / 2 }];
    });
    return { width, height, runs };
  });

const a4: [number, number] = [595.28, 841.89];
const millimetre = 72 / 25.4;

/** A4, some lines of text and, when given, a QR code of 28 mm near its upper right corner. */
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
async function pictureOf(
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
    const jpeg = await document.embedJpg(await pictureOf(paper, dpi, !turnsPages));
    const { width, height } = jpeg.scale(72 / dpi);
    const page = document.addPage([width, height]);
    page.drawImage(jpeg, { x: 0, y: 0, width, height });
    if (turnsPages) page.setRotation(degrees(paper.turned ?? 0));
  }
  return new Uint8Array(await document.save());
}
