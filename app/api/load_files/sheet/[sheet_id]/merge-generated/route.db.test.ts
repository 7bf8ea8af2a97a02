import { readdir } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { dispositionCertificates } from "@/db/schema";
import { aCustodyChain, anAttachment, aSession, aToken, aWorksheet } from "@/db/testing/factories";
import { anEncryptedPdf, aPdf } from "@/db/testing/sample-files";
import { stores, type TestStore } from "@/db/testing/stores";
import { aStoredFile } from "@/lib/files/testing";
import { call } from "@/lib/http/testing";
import { env } from "@/lib/kernel/env";
import { memberAt } from "@/lib/kernel/testing";
import { pagesIn } from "@/lib/pdf/testing";
import { incomingFolder } from "@/lib/storage/file-store";
import { updateWorksheet } from "@/lib/worksheets/update-worksheet";
import { someOf } from "@/scripts/testing/extent.mjs";
import { GET, POST } from "./route";

const merge = (sheet_id: number, as: Parameters<typeof call>[1] = {}) =>
  call(GET, { params: { sheet_id }, ...as });

const wordsOf = async (bytes: Uint8Array) => (await pagesIn(bytes)).map(({ words }) => words);

async function bookmarksOf(bytes: Uint8Array) {
  const read = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const outline = await read.getOutline();
  await read.destroy();
  return outline.map(({ title, items }) => [title, ...items.map((item) => item.title)]);
}

const waiting = async () =>
  (await readdir(incomingFolder()).catch(() => [])).filter((name) => name.startsWith("merge-"));

async function aDossier() {
  const sheet = await aWorksheet();
  const of = { worksheetId: sheet.id, status: "COMPLETED" as const };
  const signed = await aCustodyChain({ ...of, date: "2026-01-10" });
  const unsigned = await aCustodyChain({ ...of, date: "2026-01-12" });
  await aCustodyChain({ ...of, status: "CANCELLED" });
  const settled = { worksheetId: sheet.id, status: "LIQUIDATED" as const };
  await updateWorksheet(await memberAt(new Date()), settled);
  const slot = { model: "sheet_project" as const, objectId: sheet.id };
  await aStoredFile({ ...slot, field: "certificate_final_disposition_file" }, "CDF firmado");
  await aStoredFile({ ...slot, field: "invoice_file" }, "Factura 77");
  await aStoredFile({ ...slot, field: "sheet_project_file" }, "Planilla escaneada");
  await aStoredFile(
    { model: "custody_chain", objectId: signed.id, field: "custody_chain_file" },
    await aPdf("Cadena firmada, cara", "Cadena firmada, dorso"),
  );
  return { sheet, signed, unsigned };
}

describe.each(someOf(stores, { of: 0, count: 1 }))(
  "the dossier of a work sheet, files in %s",
  (_, start) => {
    let store: TestStore;
    let office: Awaited<ReturnType<typeof aSession>>;
    beforeAll(async () => {
      store = await start();
    });
    beforeEach(async () => {
      Object.assign(env, { STORAGE_URL: store.url });
      office = await aSession();
    });
    afterAll(async () => {
      Object.assign(env, { STORAGE_URL: undefined });
      await store.stop();
    });

    test("holds the sheet, its certificates, its invoice and each chain, signed where it is", async () => {
      const { sheet, signed, unsigned } = await aDossier();
      const { status, body, headers } = await merge(sheet.id, { as: office });
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe("application/pdf");
      expect(headers.get("content-disposition")).toContain(
        `attachment; filename="${sheet.seriesCode}-expediente.pdf"`,
      );
      const pages = await wordsOf(body);
      expect(pages).toHaveLength(7);
      const expected = [
        sheet.seriesCode,
        "CERTIFICADO DE DISPOSICIÓN FINAL",
        "CDF firmado",
        "Factura 77",
        "Cadena firmada, cara",
        "Cadena firmada, dorso",
        `N.º ${unsigned.consecutive}`,
      ];
      expected.forEach((words, at) => {
        expect(pages[at]).toContain(words);
      });
      expect(await bookmarksOf(body)).toEqual([
        [`Planilla ${sheet.seriesCode}`],
        ["Certificado de disposición final"],
        ["Certificado de disposición final adjunto"],
        ["Factura"],
        ["Cadenas de custodia", `CDC ${signed.consecutive}`, `CDC ${unsigned.consecutive}`],
      ]);
      await expect.poll(waiting).toEqual([]);
    });

    test("a part that cannot be read fails the merge by its name", async () => {
      const { sheet } = await aDossier();
      const torn = await aCustodyChain({ worksheetId: sheet.id, status: "COMPLETED" });
      const lost = await aCustodyChain({ worksheetId: sheet.id, status: "COMPLETED" });
      const slot = { model: "custody_chain" as const, field: "custody_chain_file" };
      await aStoredFile({ ...slot, objectId: torn.id }, (await aPdf("x")).subarray(0, 200));
      await anAttachment({ ...slot, objectId: lost.id });
      const refused = await merge(sheet.id, { as: office });
      expect(refused).toMatchObject({ status: 400, body: { code: "part_unreadable" } });
      expect(refused.body.error).toContain(`CDC ${torn.consecutive}`);
      expect(refused.body.error).toContain(`CDC ${lost.consecutive}`);
      expect(await waiting()).toEqual([]);

      const skipping = { as: office, query: { skip_broken: true } };
      const { status, body } = await merge(sheet.id, skipping);
      expect(status).toBe(200);
      const [first, second, ...rest] = await wordsOf(body);
      expect(first).toContain("DOCUMENTOS QUE FALTAN");
      expect(first).toContain(`Cadenas de custodia, CDC ${torn.consecutive}`);
      expect(first).toContain(`Cadenas de custodia, CDC ${lost.consecutive}`);
      expect(second).toContain(sheet.seriesCode);
      expect(rest.join()).toContain("Factura 77");
      await expect.poll(waiting).toEqual([]);
    });

    test("a document that opens without a password is a part; one that asks for it is not", async () => {
      const sheet = await aWorksheet();
      const slot = { model: "sheet_project" as const, objectId: sheet.id };
      await aStoredFile({ ...slot, field: "invoice_file" }, await anEncryptedPdf());
      const { body } = await merge(sheet.id, { as: office });
      expect((await wordsOf(body)).join()).toContain("Reservado");
      const locked = await aWorksheet();
      const field = { ...slot, objectId: locked.id, field: "invoice_file" };
      await aStoredFile(field, await anEncryptedPdf("secreta"));
      const refused = await merge(locked.id, { as: office });
      expect(refused).toMatchObject({ status: 400, body: { code: "part_unreadable" } });
      expect(refused.body.error).toContain("Factura");
    });

    test("a sheet without anything still holds its generated part", async () => {
      const sheet = await aWorksheet();
      const { status, body } = await merge(sheet.id, { as: office });
      expect(status).toBe(200);
      expect(await bookmarksOf(body)).toEqual([[`Planilla ${sheet.seriesCode}`]]);
    });

    test("two at once give the same bytes, and no certificate gets a number by that", async () => {
      const { sheet } = await aDossier();
      await database().delete(dispositionCertificates);
      const both = await Promise.all([
        merge(sheet.id, { as: office }),
        merge(sheet.id, { as: office }),
      ]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(Buffer.from(both[0].body).equals(both[1].body)).toBe(true);
      expect(await database().$count(dispositionCertificates)).toBe(0);
    });
  },
);

describe("asking for a sheet's dossier", () => {
  test("HEAD, and who leaves before it is ready, leave nothing on disk", async () => {
    const { id } = await aWorksheet();
    const { cookie } = await aSession();
    const leaving = new AbortController();
    for (const asked of [{ method: "HEAD" }, { signal: leaving.signal }]) {
      const request = new Request("http://localhost:3000/", { headers: { cookie }, ...asked });
      const answer = GET(request, { params: Promise.resolve({ sheet_id: String(id) }) });
      if ("signal" in asked) leaving.abort();
      expect((await answer).status).toBe(200);
      await expect.poll(waiting).toEqual([]);
    }
  });

  test("a POST is a read: a read token and a technician may", async () => {
    const sheet = await aWorksheet();
    const { bearer } = await aToken("TECNICO", "read");
    const params = { sheet_id: sheet.id };
    for (const body of [undefined, { skip_broken: true }]) {
      const asked = { as: { bearer }, params, method: "POST", body };
      expect((await call(POST, asked)).status).toBe(200);
    }
  });

  test("400, 401, 404", async () => {
    const as = await aSession();
    const sheet = await aWorksheet();
    expect(await merge(sheet.id)).toMatchObject({ status: 401 });
    expect(await merge(123_456, { as })).toMatchObject({ status: 404 });
    const gone = await aWorksheet({ isDeleted: true });
    expect(await merge(gone.id, { as })).toMatchObject({ status: 404 });
    const odd = { as, query: { skip_broken: "quizás" } };
    expect(await merge(sheet.id, odd)).toMatchObject({
      status: 400,
      body: { field_errors: { skip_broken: expect.any(Array) } },
    });
    expect(await merge(123_456, odd)).toMatchObject({ status: 404 });
  });
});
