import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Extracted, extractPages, type TakenPage } from "./extract-pages";
import { type ReadPage, readPages } from "./read-pages";
import type { Counted } from "./through-losses";

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

export const pagesIn = (bytes: Uint8Array): Promise<{ words: string; rotation: number }[]> =>
  fromPages(bytes, async (page) => {
    const { items } = await page.getTextContent();
    const words = items.map((item) => ("str" in item ? item.str : "")).join("");
    return { words, rotation: page.rotate };
  });

/** Positions in points from the page's lower left corner. */
export type TextRun = { text: string; left: number; right: number; bottom: number; top: number };

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
