import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument as EncryptedDocument } from "@cantoo/pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endless } from "@/scripts/testing/bombs.mjs";
import { limitsFor } from "./limits";
import { mergePdfs } from "./merge-pdfs";
import { pagesIn } from "./testing";
import { aSheet } from "./testing-sheet";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "faena-merge-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const output = () => join(folder, "whole.pdf");
const whole = () => ({ output: output(), title: "Expediente", owner: null });

async function aPart(title: string, bytes: Uint8Array, group: string | null = null) {
  const path = join(folder, `${title}.pdf`);
  await writeFile(path, bytes);
  return { path, title, group };
}

async function anEncrypted(words: string) {
  const document = await EncryptedDocument.load(await aSheet({ words }));
  document.encrypt({ userPassword: "", ownerPassword: "dueño" });
  return document.save();
}

test("joins the parts in their order, a bookmark at the first page of each", async () => {
  const parts = [
    await aPart("Planilla", await aSheet({ words: "uno" })),
    await aPart("CDC 0000001", await aSheet({ words: "dos" }), "Cadenas ñ"),
    await aPart("CDC 0000002", await aSheet({ words: "tres" }), "Cadenas ñ"),
    await aPart("GDR 1", await anEncrypted("cuatro"), "Guías"),
  ];
  expect(await mergePdfs(parts, whole())).toEqual([]);
  const bytes = new Uint8Array(await readFile(output()));
  const pages = await pagesIn(bytes);
  expect(pages.map(({ words }) => /(uno|dos|tres|cuatro)/.exec(words)?.[1])).toEqual([
    "uno",
    "dos",
    "tres",
    "cuatro",
  ]);
  const read = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const outline = await read.getOutline();
  expect(outline.map(({ title, items }) => [title, ...items.map((item) => item.title)])).toEqual([
    ["Planilla"],
    ["Cadenas ñ", "CDC 0000001", "CDC 0000002"],
    ["Guías", "GDR 1"],
  ]);
  const third = outline[1]?.items[1]?.dest;
  expect(await read.getPageIndex(Array.isArray(third) ? third[0] : null)).toBe(2);
  await read.destroy();
});

test("names every part that cannot be read and writes nothing", async () => {
  const good = await aSheet({ words: "bien" });
  const parts = [
    await aPart("a", good),
    await aPart("b", new TextEncoder().encode("<html>no</html>")),
    await aPart("c", good.subarray(0, good.length / 2)),
    { path: join(folder, "missing.pdf"), title: "d", group: null },
  ];
  expect(await mergePdfs(parts, whole())).toEqual([1, 2, 3]);
  expect(await readdir(folder)).not.toContain("whole.pdf");
});

test("names those behind a part at which the process hangs too, each looked at once", async () => {
  const good = await aSheet({ words: "bien" });
  const parts = [
    await aPart("a", good),
    await aPart("b", endless()),
    await aPart("c", good),
    await aPart("d", endless()),
    await aPart("e", good.subarray(0, good.length / 2)),
    await aPart("f", good),
  ];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const asked = vi.spyOn(globalThis, "setTimeout");
  const merged = mergePdfs(parts, whole());
  for (const answersAwaited of [2, 4]) {
    await expect.poll(() => asked.mock.calls.length, { timeout: 30_000 }).toBe(answersAwaited);
    await vi.advanceTimersByTimeAsync(limitsFor("request", 1_048_576).patience);
  }
  expect(await merged).toEqual([1, 3, 4]);
  expect(await readdir(folder)).not.toContain("whole.pdf");
});

test("the same parts are the same bytes", async () => {
  const parts = [await aPart("a", await aSheet({ words: "uno" }))];
  await mergePdfs(parts, whole());
  const first = await readFile(output());
  await mergePdfs(parts, whole());
  expect((await readFile(output())).equals(first)).toBe(true);
});
