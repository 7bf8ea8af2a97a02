import { randomUUID } from "node:crypto";
import { PDFDocument } from "pdf-lib";
import { database } from "@/db/client";
import { type custodyChains, custodyScans } from "@/db/schema";
import { testCodeKey } from "@/db/testing/code-key";
import { aCustodyChain, aProject, aWorksheet } from "@/db/testing/factories";
import { writeChainCode } from "../custody/chain-code";
import { nobodyAt } from "../kernel/testing";
import { pagesIn } from "../pdf/testing";
import { aPlainScan } from "../pdf/testing-plain-scan";
import { aSheet } from "../pdf/testing-sheet";
import { fileStore } from "../storage/file-store";
import { single } from "../values/rows";
import { recognizeScan } from "./recognize-scan";

type Bytes = Uint8Array<ArrayBuffer>;
type Ref = { id: number };

export const numberOf = (number: number) => String(number).padStart(7, "0");

export async function aCampOfChains() {
  const project = await aProject();
  const { id: worksheetId } = await aWorksheet({ projectId: project.id });
  const chain = (number: number, given: Partial<typeof custodyChains.$inferSelect> = {}) =>
    aCustodyChain({ worksheetId, consecutive: numberOf(number), ...given });
  return { project, worksheetId, chain };
}

export const statesOf = (scan: { pages: { state: string }[] }) =>
  scan.pages.map(({ state }) => state);

export const codeOf = (number: number, page = 1) =>
  writeChainCode({ consecutive: numberOf(number), page }, testCodeKey);

export const scanBatchOf = (...codes: (string | null)[]): Promise<Bytes> =>
  aPlainScan(codes.map((code, index) => ({ code, words: `hoja ${index + 1}` })));

/** As printed to PDF: pages have to be drawn before they are read. */
export async function printedBatchOf(...codes: (string | null)[]): Promise<Bytes> {
  const batch = await PDFDocument.create();
  for (const [index, code] of codes.entries()) {
    const words = `hoja ${index + 1}`;
    const one = await PDFDocument.load(await aSheet(code ? { code, words } : { words }));
    const [page] = await batch.copyPages(one, [0]);
    if (page) batch.addPage(page);
  }
  return new Uint8Array(await batch.save());
}

export async function aStoredScan(
  { id: projectId }: Ref,
  bytes: Bytes,
  given: Partial<typeof custodyScans.$inferInsert> = {},
) {
  const storageKey = `prueba/pila-${randomUUID()}`;
  await fileStore().write(storageKey, bytes);
  const values = { fileName: "pila.pdf", size: bytes.length, pageCount: 1, ...given };
  return single(
    await database()
      .insert(custodyScans)
      .values({ projectId, storageKey, ...values })
      .returning(),
  );
}

export async function aReadScan(project: Ref, bytes: Bytes) {
  const scan = await aStoredScan(project, bytes);
  await recognizeScan(nobodyAt(new Date()), scan.id);
  return scan;
}

export async function chainFile({ id }: Ref): Promise<Uint8Array | null> {
  const held = await database().query.attachments.findFirst({
    where: (file, { and, eq, isNull }) =>
      and(eq(file.model, "custody_chain"), eq(file.objectId, id), isNull(file.removedAt)),
  });
  return held ? new Uint8Array(await fileStore().readWhole(held.storageKey)) : null;
}

export async function savedOn(chain: Ref) {
  const bytes = await chainFile(chain);
  if (!bytes) return null;
  const pages = await pagesIn(bytes);
  return pages.map(({ words, rotation }) => [words.split(",")[0], rotation]);
}
