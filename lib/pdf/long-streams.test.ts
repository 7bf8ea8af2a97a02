import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openPdf } from "./worker/open-pdf.mjs";
import { isStored } from "./worker/stored-stream.mjs";
import { layOut, writePieces } from "./worker/write-pdf.mjs";

/** Longer than what a process writes at once. */
async function aLongPicture() {
  const [width, height] = [1_000, 1_000];
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 40_503) >>> 8);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer();
}

test("a long stream stays in its file, and is written as the library writes it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "faena-long-"));
  try {
    const document = await PDFDocument.create();
    const picture = await document.embedJpg(await aLongPicture());
    document.addPage([300, 300]).drawImage(picture);
    document.addPage([300, 300]).drawText("corta");
    const bytes = await document.save();
    const [path, output] = [join(folder, "given.pdf"), join(folder, "written.pdf")];
    await writeFile(path, bytes);

    const open = await openPdf(path);
    const objects = open.document.context.enumerateIndirectObjects();
    expect(objects.filter(([, object]) => isStored(object))).toHaveLength(1);

    const { size, digest } = writePieces(output, await layOut(open.document));
    const byLibrary = await (await PDFDocument.load(bytes, { updateMetadata: false })).save();
    expect(size).toBe(byLibrary.length);
    expect(digest).toBe(createHash("sha256").update(byLibrary).digest("hex"));
    expect((await readFile(output)).equals(byLibrary)).toBe(true);
    expect(size).toBeGreaterThan(1_048_576);
  } finally {
    await rm(folder, { recursive: true });
  }
});
