import { PDFDocument as EncryptedDocument } from "@cantoo/pdf-lib";
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  PDFName,
  StandardFonts,
} from "pdf-lib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { TakenPage } from "./extract-pages";
import { pagesExtracted, pagesIn } from "./testing";

async function aDocument(pages: number) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1)
    document.addPage([300, 400]).drawText(`hoja ${page}`, { font, x: 20, y: 200 });
  return document;
}

async function extracted(bytes: Uint8Array, groups: TakenPage[][] | null = null) {
  let pageCount = 0;
  const documents: (Uint8Array | null)[] = [];
  for await (const given of pagesExtracted(new Uint8Array(bytes), groups))
    if ("pageCount" in given) pageCount = given.pageCount;
    else documents.push(given.document);
  return { pageCount, documents };
}

const wordsIn = async (bytes: Uint8Array | null | undefined) =>
  bytes ? (await pagesIn(bytes)).map(({ words }) => words) : null;

async function aPicture(document: PDFDocument, seed: number) {
  const pixels = Uint8Array.from({ length: 30_000 }, (_, at) => (at * seed) % 251);
  const picture = sharp(pixels, { raw: { width: 100, height: 100, channels: 3 } });
  return document.embedJpg(await picture.jpeg().toBuffer());
}

/** Longer than what a process holds of a file. */
function aLongPicture(seed: number) {
  const pixels = Uint8Array.from({ length: 270_000 }, (_, at) => (at * seed) >>> 24);
  return sharp(pixels, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
}

/** Some scanners write a picture before they know how long it is. */
const lengthsElsewhere = (bytes: Buffer) =>
  Buffer.from(bytes.toString("latin1").replace(/\/Length \d{5,}/g, "/Length 9 0 R"), "latin1");

const picturesIn = (bytes: Uint8Array | null): Buffer[] =>
  [
    ...Buffer.from(bytes ?? [])
      .toString("latin1")
      .matchAll(/\xff\xd8\xff[\s\S]*?\xff\xd9/g),
  ].map(([found]) => Buffer.from(found, "latin1"));

const words = (text: string) => new TextEncoder().encode(text);

const upright = (page: number): TakenPage => ({ page, rotation: 0 });

describe("extracting pages", { timeout: 60_000 }, () => {
  test("gives every page alone, in order", async () => {
    const given = await extracted(await (await aDocument(5)).save());
    expect(given.pageCount).toBe(5);
    expect(await Promise.all(given.documents.map(wordsIn))).toEqual(
      [1, 2, 3, 4, 5].map((page) => [`hoja ${page}`]),
    );
  });

  test("gives groups of pages in the order asked, turned as asked", async () => {
    const bytes = await (await aDocument(5)).save();
    const groups = [[upright(4), { page: 2, rotation: 90 }], [{ page: 5, rotation: 270 }]];
    const { documents } = await extracted(bytes, groups);
    expect(await Promise.all(documents.map((made) => pagesIn(made ?? bytes)))).toEqual([
      [
        { words: "hoja 4", rotation: 0 },
        { words: "hoja 2", rotation: 90 },
      ],
      [{ words: "hoja 5", rotation: 270 }],
    ]);
  });

  test("adds its turn to the page's own", async () => {
    const document = await aDocument(1);
    document.getPage(0).node.set(PDFName.of("Rotate"), document.context.obj(270));
    const { documents } = await extracted(await document.save(), [[{ page: 1, rotation: 180 }]]);
    expect((await pagesIn(documents[0] ?? new Uint8Array()))[0]?.rotation).toBe(90);
  });

  test("two documents at once never mix their pages", async () => {
    const given = await Promise.all(
      [40, 30, 20, 10].map(async (pages) => extracted(await (await aDocument(pages)).save())),
    );
    expect(given.map(({ documents }) => documents.length)).toEqual([40, 30, 20, 10]);
    for (const { documents } of given)
      expect(await wordsIn(documents.at(-1))).toEqual([`hoja ${documents.length}`]);
  });

  test("a page takes only the images it draws", async () => {
    const document = await PDFDocument.create();
    const images = await Promise.all(
      [7, 11, 13, 17, 19, 23].map((seed) => aPicture(document, seed)),
    );
    const XObject = Object.fromEntries(images.map(({ ref }, index) => [`Im${index}`, ref]));
    const shared = document.context.register(document.context.obj({ XObject }));
    for (const index of images.keys()) {
      const page = document.addPage([100, 100]);
      page.pushOperators(
        concatTransformationMatrix(100, 0, 0, 100, 0, 0),
        drawObject(`Im${index}`),
      );
      page.node.set(PDFName.of("Resources"), shared);
    }
    const bytes = await document.save();
    const sizes = (await extracted(bytes)).documents.map((made) => made?.length ?? 0);
    expect(Math.max(...sizes)).toBeLessThan(bytes.length / 3);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(bytes.length * 1.3);
  });

  test.each([
    ["in its object", (bytes: Buffer) => bytes],
    ["in another object", lengthsElsewhere],
  ])("a long picture whose length is told %s arrives as it was", async (_, told) => {
    const document = await PDFDocument.create();
    const pictures = await Promise.all([2_654_435_761, 40_503].map((seed) => aLongPicture(seed)));
    for (const jpeg of pictures)
      document.addPage([300, 300]).drawImage(await document.embedJpg(jpeg));
    const bytes = told(Buffer.from(await document.save()));
    const { documents } = await extracted(bytes);
    expect(documents.map((made) => picturesIn(made))).toEqual(pictures.map((jpeg) => [jpeg]));
  });

  test("a page takes no other page with it", async () => {
    const document = await aDocument(20);
    const [first, ...others] = document.getPages();
    const links = others.map((page) =>
      document.context.register(
        document.context.obj({
          Type: "Annot",
          Subtype: "Link",
          Rect: [0, 0, 10, 10],
          Dest: [page.ref, "Fit"],
        }),
      ),
    );
    first?.node.set(PDFName.of("Annots"), document.context.obj(links));
    const alone = (await extracted(await (await aDocument(1)).save())).documents[0]?.length ?? 0;
    const linked = (await extracted(await document.save())).documents[0]?.length ?? 0;
    expect(linked).toBeLessThan(alone + 100);
  });

  test("keeps what is stamped on a page and filled into it", async () => {
    const document = await aDocument(2);
    const field = document.getForm().createTextField("nombre");
    field.setText("Jaime Grefa");
    for (const page of document.getPages()) field.addToPage(page, { x: 10, y: 10, width: 90 });
    const { documents } = await extracted(await document.save());
    for (const made of documents) {
      const page = (await PDFDocument.load(made ?? new Uint8Array())).getPage(0);
      expect(page.node.Annots()?.size()).toBe(1);
    }
  });

  test("opens what is encrypted without a password", async () => {
    const document = await EncryptedDocument.create();
    for (const page of [1, 2]) document.addPage().drawText(`hoja ${page}`);
    document.encrypt({ userPassword: "", ownerPassword: "dueño", permissions: {} });
    const { documents } = await extracted(await document.save());
    expect(await Promise.all(documents.map(wordsIn))).toEqual([["hoja 1"], ["hoja 2"]]);
  });

  test("a page that is not there spoils only its group", async () => {
    const bytes = await (await aDocument(2)).save();
    const { documents } = await extracted(bytes, [[upright(1)], [upright(9)], [upright(2)]]);
    expect(await Promise.all(documents.map(wordsIn))).toEqual([["hoja 1"], null, ["hoja 2"]]);
  });

  test("stops when nobody waits any more", async () => {
    const leaving = new AbortController();
    const bytes = new Uint8Array(await (await aDocument(50)).save());
    const documents = pagesExtracted(bytes, null, leaving.signal);
    await documents.next();
    leaving.abort(new Error("cancelled"));
    await expect(documents.next()).rejects.toThrow("cancelled");
  });

  test.each([
    ["nothing", async () => words("")],
    ["a web page", async () => words("<!doctype html><script>alert(1)</script>")],
    ["a web page that says it is one", async () => words("%PDF-1.7\n<script></script>\n%%EOF")],
    ["half a PDF", async () => (await (await aDocument(9)).save()).slice(0, 1_500)],
    ["a PDF without its end", async () => (await (await aDocument(3)).save()).slice(0, -40)],
  ])("refuses %s", async (_, make) => {
    const unreadable = { name: "UnreadablePdf", reason: "malformed" };
    await expect(extracted(await make())).rejects.toMatchObject(unreadable);
  });

  test("refuses what asks for a password", async () => {
    const document = await EncryptedDocument.create();
    document.addPage();
    document.encrypt({ userPassword: "secreta", ownerPassword: "dueño", permissions: {} });
    const unreadable = { name: "UnreadablePdf", reason: "encrypted" };
    await expect(extracted(await document.save())).rejects.toMatchObject(unreadable);
  });

  test("the process is free again for whoever comes after a refused document", async () => {
    const bad = () => extracted(new TextEncoder().encode("<html>"));
    for (let time = 0; time < 4; time += 1)
      await expect(bad()).rejects.toMatchObject({ name: "UnreadablePdf" });
    expect((await extracted(await (await aDocument(3)).save())).pageCount).toBe(3);
  });
});
