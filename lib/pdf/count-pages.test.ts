import { PDFDocument as EncryptedDocument } from "@cantoo/pdf-lib";
import { PDFDocument } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { countPages } from "./count-pages";

async function aPdf(pages: number) {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage().drawText(`${page}`);
  return document.save();
}

async function anEncryptedPdf(userPassword: string) {
  const document = await EncryptedDocument.create();
  document.addPage();
  document.addPage();
  document.encrypt({ userPassword, ownerPassword: "dueño", permissions: {} });
  return document.save();
}

const text = (words: string) => new TextEncoder().encode(words);

describe("counting the pages of a PDF", { timeout: 60_000 }, () => {
  test("counts them, several documents at once", async () => {
    const documents = await Promise.all([1, 2, 3, 7, 20].map(aPdf));
    expect(await Promise.all(documents.map(countPages))).toEqual([1, 2, 3, 7, 20]);
  });

  test("opens what is encrypted without a password", async () => {
    expect(await countPages(await anEncryptedPdf(""))).toBe(2);
  });

  test("refuses what needs one", async () => {
    await expect(countPages(await anEncryptedPdf("secreta"))).rejects.toMatchObject({
      name: "UnreadablePdf",
      reason: "encrypted",
    });
  });

  test.each([
    ["nothing", () => text("")],
    ["a web page", () => text("<!doctype html><script>alert(1)</script>")],
    ["a web page that says it is a PDF", () => text("%PDF-1.7\n<script>alert(1)</script>\n%%EOF")],
    ["half a PDF", async () => (await aPdf(9)).slice(0, 1_500)],
    ["a PDF without its end", async () => (await aPdf(3)).slice(0, -40)],
  ])("refuses %s", async (_, make) => {
    await expect(countPages(await make())).rejects.toMatchObject({
      name: "UnreadablePdf",
      reason: "malformed",
    });
  });
});
