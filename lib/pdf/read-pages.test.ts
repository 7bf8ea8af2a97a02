import { degrees, PDFDocument } from "pdf-lib";
import { toBuffer } from "qrcode";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { extent } from "@/scripts/testing/extent.mjs";
import type { ReadPage } from "./read-pages";
import { pagesRead } from "./testing";
import { aPlainScan } from "./testing-plain-scan";
import { type ScannedSheet, scanned } from "./testing-scans";
import { aSheet } from "./testing-sheet";

const wanted = "FAENA:CDC:";
const codeOf = (number: number) => `${wanted}${String(number).padStart(7, "0")}:1`;

async function readAll(bytes: Uint8Array<ArrayBuffer>): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for await (const given of pagesRead(bytes, wanted))
    if (!("pageCount" in given)) pages.push(given);
  return pages;
}

const sheet = async (number: number, how: Partial<ScannedSheet> = {}): Promise<ScannedSheet> => ({
  printed: await aSheet({ code: codeOf(number), words: `Cadena de custodia ${number}` }),
  ...how,
});

const unmarked = async (): Promise<ScannedSheet> => ({
  printed: await aSheet({ words: "Sin código" }),
});

const patience = { timeout: 60_000 };

describe.each(extent([150], [150, 300]))("reading a batch scanned at %i dpi", patience, (dpi) => {
  test("finds each page's code however it lies, and how to turn it", async () => {
    const all: [Partial<ScannedSheet>, number][] = [
      [{}, 0],
      [{ turned: 90 }, 270],
      [{ turned: 180 }, 180],
      [{ turned: 270 }, 90],
      [{ skew: 4 }, 0],
      [{ turned: 90, skew: -3 }, 270],
    ];
    const lying = dpi === 150 ? all : extent(all.slice(-2), all);
    const batch = await Promise.all(lying.map(([how], number) => sheet(number, how)));
    const read = await readAll(await scanned(batch, { dpi }));
    expect(read.map(({ code, rotation }) => [code, rotation])).toEqual(
      lying.map(([, rotation], number) => [codeOf(number), rotation]),
    );
  });

  test("tells blank backs from pages without a code", async () => {
    const batch = [{ printed: null }, await unmarked(), { printed: null, turned: 90 }];
    const read = await readAll(await scanned(batch, { dpi }));
    expect(read.map(({ code, isBlank }) => [code, isBlank])).toEqual([
      [null, true],
      [null, false],
      [null, true],
    ]);
  });
});

test("reads pages that say themselves how they are turned", patience, async () => {
  const batch = await Promise.all([sheet(1, { turned: 90 }), sheet(2, { turned: 180 }), sheet(3)]);
  const read = await readAll(await scanned(batch, { dpi: 150, turnsPages: true }));
  expect(read.map(({ code, rotation }) => [code, rotation])).toEqual([
    [codeOf(1), 270],
    [codeOf(2), 180],
    [codeOf(3), 0],
  ]);
});

test("reads small codes on grey scans, and none on a page that has none", patience, async () => {
  const papers = [codeOf(1), null, codeOf(2), null].map((code) => ({ code, words: "Gris" }));
  const read = await readAll(await aPlainScan(papers));
  expect(read.map(({ code, isBlank }) => [code, isBlank])).toEqual(
    papers.map(({ code }) => [code, false]),
  );
});

test("reads what was printed to PDF, where no page is a picture", patience, async () => {
  const document = await PDFDocument.create();
  for (const number of [1, 2]) {
    const bytes = await aSheet({ code: codeOf(number), words: "Impresa" });
    const [page] = await document.copyPages(await PDFDocument.load(bytes), [0]);
    if (page) document.addPage(page);
  }
  document.getPage(1).setRotation(degrees(90));
  document.addPage();
  const read = await readAll(new Uint8Array(await document.save()));
  expect(read.map(({ code, rotation, isBlank }) => [code, rotation, isBlank])).toEqual([
    [codeOf(1), 0, false],
    [codeOf(2), 270, false],
    [null, 0, true],
  ]);
});

test("shows each page as it is shown, small", patience, async () => {
  const read = await readAll(await scanned([await sheet(1, { turned: 90 })], { dpi: 150 }));
  const { format, width, height } = await sharp(read[0]?.thumbnail ?? undefined).metadata();
  expect([format, width, (height ?? 0) < (width ?? 0)]).toEqual(["webp", 480, true]);
});

test("prefers the code that is wanted to others on the page", patience, async () => {
  const bytes = await aSheet({ code: codeOf(8), words: "Con etiqueta" });
  const document = await PDFDocument.load(bytes);
  const label = await document.embedPng(await toBuffer("EQ-LVM-01", { width: 300 }));
  document.getPage(0).drawImage(label, { x: 40, y: 700, width: 120, height: 120 });
  const [page] = await readAll(new Uint8Array(await document.save()));
  expect(page?.code).toBe(codeOf(8));
});

test("stops at once when nobody waits any more", patience, async () => {
  const leaving = new AbortController();
  const batch = [1, 2, 3, 4].map((number) => ({ code: codeOf(number), words: "Pila" }));
  const pages = pagesRead(await aPlainScan(batch), wanted, leaving.signal);
  await pages.next();
  leaving.abort(new Error("cancelled"));
  await expect(pages.next()).rejects.toThrow("cancelled");
  expect(await pages.next()).toEqual({ done: true, value: undefined });
});
