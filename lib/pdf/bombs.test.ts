import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  drawingBomb,
  objectBomb,
  otherBombs,
  vastPicture,
  vastPng,
} from "@/scripts/testing/bombs.mjs";
import { extent, inProof, isProof } from "@/scripts/testing/extent.mjs";
import { inspectContent } from "../files/inspect-content";
import { inspectPdf } from "./inspect-pdf";
import { mergePdfs } from "./merge-pdfs";
import { pagesExtracted, pagesRead } from "./testing";
import { aSheet } from "./testing-sheet";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faena-bombs-"));
});
afterAll(() => rm(folder, { recursive: true }));

const patience = { timeout: 180_000 };
const megabytes = extent(600, 1_500);

const bombs: [string, () => Uint8Array][] = [
  ["a table of objects that inflates", () => objectBomb(megabytes)],
  ["a drawing that inflates", () => drawingBomb(megabytes)],
  ["a picture of 30,000 × 30,000", () => vastPicture(30_000)],
];

/** By day two of those that `worker/filters.mjs` undoes, not in other letters or below another one. */
const codings = Object.entries(otherBombs).filter(
  ([name]) => isProof || ["LZW", "runs below zlib"].includes(name),
);

async function written(name: string, bytes: Uint8Array) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

async function gathered<T>(given: AsyncGenerator<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of given) all.push(one);
  return all;
}

describe("what few bytes claim", patience, () => {
  test("a bomb of objects is a few kilobytes", () => {
    expect(objectBomb(megabytes).length).toBeLessThan(20_000);
  });

  test.each(bombs)("an upload of %s is refused", async (_, make) => {
    const path = await written("bomb.pdf", make());
    expect(await inspectPdf(path, null)).toEqual({ problem: "heavy" });
    await expect(inspectContent(path, null)).rejects.toMatchObject({
      kind: "unsupported",
      message: expect.stringContaining("demasiada memoria"),
    });
  });

  test.each(codings)("an upload of %s is refused", async (name, make) => {
    const bytes = make(300);
    expect(bytes.length).toBeLessThan(6_000_000);
    const path = await written(`${name}.pdf`, bytes);
    expect(await inspectPdf(path, null)).toEqual({ problem: "heavy" });
  });

  test.each(codings.filter(([name]) => name !== "four codings"))(
    "a little of %s passes",
    async (name, make) => {
      const path = await written(`little ${name}.pdf`, make(8));
      expect(await inspectPdf(path, null)).toEqual({ pages: 1 });
    },
  );

  test("an upload of a picture of 30,000 × 30,000 is refused", async () => {
    const path = await written("bomb.png", vastPng(30_000));
    await expect(inspectContent(path, null)).rejects.toMatchObject({
      message: expect.stringContaining("megapíxeles"),
    });
  });

  inProof(test)(
    "a drawing that says that it is a picture passes, and costs its page alone",
    async () => {
      const bytes = drawingBomb(megabytes, { isDisguised: true });
      expect(await inspectPdf(await written("disguised.pdf", bytes), null)).toEqual({ pages: 3 });
      const read = await gathered(pagesRead(bytes, "FAENA:"));
      expect(read.map((one) => ("isBlank" in one ? one.isBlank : one.pageCount))).toEqual([
        3,
        true,
        false,
        true,
      ]);
      const [, ...documents] = await gathered(pagesExtracted(bytes, null));
      const isThere = documents.map((one) => "document" in one && one.document !== null);
      expect([isThere[0], isThere[2]]).toEqual([true, true]);
    },
  );

  test("a page with a picture of 30,000 × 30,000 is no blank page", async () => {
    const [, page] = await gathered(pagesRead(vastPicture(30_000), "FAENA:"));
    expect(page).toMatchObject({ code: null, isBlank: false });
  });

  inProof(test)("a merge names the part that inflates and reads those behind it", async () => {
    const good = await written("good.pdf", await aSheet({ words: "bien" }));
    const bomb = await written("objects.pdf", objectBomb(megabytes));
    const parts = [good, bomb, good].map((path) => ({ path, title: "a", group: null }));
    const whole = { output: join(folder, "whole.pdf"), title: "Expediente", owner: null };
    expect(await mergePdfs(parts, whole)).toEqual([1]);
  });
});
