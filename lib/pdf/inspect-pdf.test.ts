import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument } from "pdf-lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anEncryptedPdf, aPdf } from "@/db/testing/sample-files";
import { otherBombs } from "@/scripts/testing/bombs.mjs";
import { inspectPdf } from "./inspect-pdf";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faena-inspect-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspect(bytes: Uint8Array | string, name = "a.pdf") {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return inspectPdf(path, null);
}

const joined = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

test("counts the pages", async () => {
  expect(await inspect(await aPdf("1", "2", "3"))).toEqual({ pages: 3 });
});

test("bears what scanners put before and after", async () => {
  const pdf = await aPdf();
  expect(await inspect(joined("\n\n", pdf, "\n".repeat(500)))).toEqual({ pages: 1 });
});

test("a document without a table of its objects is searched for them", async () => {
  const text = Buffer.from(await aPdf()).toString("latin1");
  const broken = text.replace(/startxref\s+\d+/, "startxref\n7");
  expect(await inspect(Buffer.from(broken, "latin1"))).toEqual({ pages: 1 });
});

test("tells documents with a password from damaged ones", async () => {
  expect(await inspect(await anEncryptedPdf("x"))).toEqual({ problem: "encrypted" });
  expect(await inspect(await anEncryptedPdf())).toEqual({ pages: 1 });
  const pdf = await aPdf();
  for (const bytes of ["", "%PDF-1.7", "%PDF-1.7\n%%EOF", pdf.slice(0, pdf.length - 40)])
    expect(await inspect(bytes)).toEqual({ problem: "malformed" });
});

test("what lies beside the pages may be large, and hard to press", async () => {
  const document = await PDFDocument.load(await aPdf("1", "2"));
  for (const size of [1_200_000, 20_000_000])
    await document.attach(randomBytes(size), `anexo-${size}`);
  expect(await inspect(await document.save())).toEqual({ pages: 2 });
});

test("several at once do not mix", async () => {
  const asked = [1, 2, 3, 4, 5].map(async (count) =>
    inspect(await aPdf(...Array.from({ length: count }, String)), `${count}.pdf`),
  );
  expect(await Promise.all(asked)).toEqual([1, 2, 3, 4, 5].map((pages) => ({ pages })));
});

test("what is not there is our failure, and the next file is read all the same", async () => {
  await expect(inspectPdf(join(folder, "none"), null)).rejects.toThrow("ENOENT");
  expect(await inspect(await aPdf())).toEqual({ pages: 1 });
});

test("an object may say much of its stream, and its coding first of all", async () => {
  const [little, much] = await Promise.all(
    ["", `/Told(${"x".repeat(60_000)})`].map((told) =>
      inspect(otherBombs.LZW?.(300, told) ?? "", `told-${told.length}.pdf`),
    ),
  );
  expect([little, much]).toEqual([{ problem: "heavy" }, { problem: "heavy" }]);
});
