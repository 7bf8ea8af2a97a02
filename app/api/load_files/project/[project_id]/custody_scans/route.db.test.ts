import { eq } from "drizzle-orm";
import { degrees, PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { GET as download } from "@/app/media/[...key]/route";
import { GET as print } from "@/app/print/custody/[id]/route";
import { database } from "@/db/client";
import { attachments, custodyChains, custodyScans, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aForm, anImage, aPdf } from "@/db/testing/sample-files";
import { stores } from "@/db/testing/stores";
import { chainCodePrefix, writeChainCode } from "@/lib/custody/chain-code";
import { env } from "@/lib/env";
import { call } from "@/lib/http/testing";
import { links } from "@/lib/links";
import { extractPages } from "@/lib/pdf/extract-pages";
import { readPages } from "@/lib/pdf/read-pages";
import { aSheet, type Paper, pagesOf, scanned } from "@/lib/pdf/testing";
import { resumeScans } from "@/lib/scans/resume-scans";
import { fileStore } from "@/lib/storage/file-store";
import { nobodyAt } from "@/lib/testing";
import { POST as confirmRoute } from "./[scan_id]/confirm/route";
import { GET as originalRoute } from "./[scan_id]/original/route";
import { GET as pictureRoute } from "./[scan_id]/pages/[page]/route";
import { DELETE, GET, PUT } from "./[scan_id]/route";
import { GET as LIST, POST } from "./route";

type Chain = typeof custodyChains.$inferSelect;
type Bytes = Uint8Array<ArrayBuffer>;

const patience = { timeout: 240_000 };

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let sheet: Awaited<ReturnType<typeof make.aWorksheet>>;

const numberOf = (number: number) => String(number).padStart(7, "0");
const codeOf = (number: number, page = 1) =>
  writeChainCode({ consecutive: numberOf(number), page });

/** The chain of a number. */
const chain = (number: number, given: Partial<Chain> = {}) =>
  make.aCustodyChain({ worksheetId: sheet.id, consecutive: numberOf(number), ...given });

/** A pile as if printed to PDF: a page for each code, one without for null. */
async function pileOf(...codes: (string | null)[]): Promise<Bytes> {
  const pile = await PDFDocument.create();
  for (const [index, code] of codes.entries()) {
    const words = `hoja ${index + 1}`;
    const one = await PDFDocument.load(await aSheet(code ? { code, words } : { words }));
    const [page] = await pile.copyPages(one, [0]);
    if (page) pile.addPage(page);
  }
  return new Uint8Array(await pile.save());
}

const send = (bytes?: Bytes, { as = office, project_id = project.id, headers = {} } = {}) =>
  call(POST, { as, params: { project_id }, headers, multipart: aForm({}, bytes, "pila.pdf") });
const at = (scan_id: number, project_id = project.id) => ({ project_id, scan_id });
const get = (id: number) => call(GET, { as: office, params: at(id) });
const arrange = (id: number, pages: object[]) =>
  call(PUT, { as: office, params: at(id), body: { pages }, method: "PUT" });
const confirm = (id: number, body: object = {}) =>
  call(confirmRoute, { as: office, params: at(id), body });
const cancel = (id: number) => call(DELETE, { as: office, params: at(id), method: "DELETE" });

const statusOf = async (id: number) => (await get(id)).body.data.status;
async function reviewed(id: number) {
  await expect.poll(() => statusOf(id), { timeout: 200_000, interval: 50 }).not.toBe("READING");
  return (await get(id)).body.data;
}

/** A scan that was read. */
async function aScan(bytes: Bytes) {
  const { status, body } = await send(bytes);
  expect(status).toBe(201);
  return reviewed(body.data.id);
}

async function fileOf({ id }: Chain): Promise<Bytes | null> {
  const held = await database().query.attachments.findFirst({
    where: (file, { and, eq, isNull }) =>
      and(eq(file.model, "custody_chain"), eq(file.objectId, id), isNull(file.removedAt)),
  });
  if (!held) return null;
  const key = links.file(held.storageKey).replace("/media/", "");
  return (await call(download, { as: office, params: { key } })).body;
}

/** What the chain's file says page by page, and how it is turned. */
async function savedOn(chain: Chain) {
  const bytes = await fileOf(chain);
  if (!bytes) return null;
  const pages = await pagesOf(bytes);
  return pages.map(({ words, rotation }) => [words.split(",")[0], rotation]);
}

/** The codes on the pages of the chain's file, and whether they all stand upright. */
async function codesOn(chain: Chain) {
  const bytes = await fileOf(chain);
  if (!bytes) return null;
  const codes: (string | null)[] = [];
  for await (const page of readPages(bytes, chainCodePrefix))
    if (!("pageCount" in page)) codes.push(page.rotation === 0 ? page.code : "not upright");
  return codes;
}

const statesOf = (data: { pages: { state: string }[] }) => data.pages.map(({ state }) => state);

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject();
  sheet = await make.aWorksheet({ projectId: project.id });
});

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item, index) => ({ item, order: (index * 7_919 + 13) % 31 }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);

/** The pages of the chain's printed form, each alone. */
async function printedPages({ id }: Chain): Promise<Uint8Array[]> {
  const request = new Request("http://localhost:3000/print", {
    headers: { cookie: office.cookie },
  });
  const printed = await print(request, { params: Promise.resolve({ id: String(id) }) });
  const pages: Uint8Array[] = [];
  for await (const given of extractPages(new Uint8Array(await printed.arrayBuffer()), null))
    if ("document" in given && given.document) pages.push(given.document);
  return pages;
}

async function aLongChain(number: number, items: number): Promise<Chain> {
  const long = await chain(number);
  const { id: equipmentId } = await make.anEquipment();
  for (let sequence = 1; sequence <= items; sequence += 1)
    await make.aCustodyChainItem({ chainId: long.id, equipmentId, sequence });
  return long;
}

const turns = [0, 90, 180, 270];
const lying = (printed: Uint8Array | null, index: number): Paper => ({
  printed,
  turned: turns[index % 4] ?? 0,
  skew: printed && index % 5 === 0 ? 2.5 : 0,
});

function countsOf(states: readonly string[]) {
  const counts: Record<string, number> = {};
  for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

describe.each([150, 300])("thirty shuffled pages at %i dpi", patience, (dpi) => {
  test("the right pages on the right chains, the exceptions named", async () => {
    const long = await aLongChain(1, 80);
    const short = await Promise.all(
      Array.from({ length: 17 }, (_, index) => chain(index + 2, { status: "COMPLETED" })),
    );
    const foreign = await make.aCustodyChain({ consecutive: numberOf(500) });
    const unknown = await chain(600);
    const longPages = await printedPages(long);
    const shortPages = (await Promise.all(short.map(printedPages))).flat();
    expect([longPages.length > 1, shortPages.length]).toEqual([true, 17]);

    const exceptions = [
      await aSheet({ words: "sin código" }),
      ...(await printedPages(foreign)),
      ...(await printedPages(unknown)),
      shortPages[5] ?? null,
    ];
    const inked = [...longPages, ...shortPages, ...exceptions];
    const blanks = 30 - inked.length;
    expect(blanks).toBeGreaterThan(3);
    const pile = shuffled([...inked, ...Array.from({ length: blanks }, () => null)]).map(lying);
    await database()
      .update(custodyChains)
      .set({ isDeleted: true })
      .where(eq(custodyChains.id, unknown.id));

    const scan = await aScan(await scanned(pile, { dpi }));
    expect(scan).toMatchObject({ status: "REVIEW", page_count: 30, progress: 30 });
    expect(countsOf(statesOf(scan))).toEqual({
      MATCHED: longPages.length + 17,
      BLANK: blanks,
      NO_CODE: 1,
      OTHER_PROJECT: 1,
      UNKNOWN: 1,
      DUPLICATE: 1,
    });
    expect(await database().$count(attachments)).toBe(0);

    const { body } = await confirm(scan.id);
    expect(body).toMatchObject({ success: true, saved: 18, errors_count: 0, errors: [] });
    expect(await statusOf(scan.id)).toBe("SAVED");
    expect(await codesOn(long)).toEqual(longPages.map((_, index) => codeOf(1, index + 1)));
    for (const [index, one] of short.entries())
      expect(await codesOn(one)).toEqual([codeOf(index + 2)]);
    expect(await fileOf(foreign)).toBeNull();
  });
});

describe.each(stores)("in %s", patience, (_, start) => {
  beforeEach(async () => {
    const store = await start();
    env.STORAGE_URL = store.url;
    onTestFinished(async () => {
      env.STORAGE_URL = undefined;
      await store.stop();
    });
  });

  test("two scans at once never mix their pages", async () => {
    const mine = await Promise.all([1, 2, 3, 4].map((number) => chain(number)));
    const yours = await Promise.all([11, 12, 13, 14].map((number) => chain(number)));
    const piles = await Promise.all([
      pileOf(codeOf(3), codeOf(1), codeOf(4), codeOf(2)),
      pileOf(codeOf(14), codeOf(13), codeOf(12), codeOf(11)),
    ]);
    const scans = await Promise.all(piles.map(aScan));
    const saved = await Promise.all(scans.map(({ id }) => confirm(id)));
    expect(saved.map(({ body }) => body.saved)).toEqual([4, 4]);
    for (const one of [...mine, ...yours])
      expect(await codesOn(one)).toEqual([codeOf(Number(one.consecutive))]);
  });

  test("keeps the pile as it was uploaded, and shows its pages", async () => {
    const pile = await pileOf(codeOf(1), null);
    const scan = await aScan(pile);
    const params = at(scan.id);
    const original = await call(originalRoute, { as: office, params });
    expect(original.headers.get("content-type")).toBe("application/pdf");
    expect(original.body).toEqual(pile);
    const picture = await call(pictureRoute, { as: office, params: { ...params, page: 2 } });
    expect((await sharp(picture.body).metadata()).format).toBe("webp");
    const none = await call(pictureRoute, { as: office, params: { ...params, page: 3 } });
    expect(none.status).toBe(404);
  });
});

describe("reviewing by hand", patience, () => {
  test("says of each page what it is and where it goes", async () => {
    const one = await chain(1);
    const scan = await aScan(await pileOf(codeOf(1), null));
    expect(scan).toMatchObject({
      project_id: project.id,
      file_name: "pila.pdf",
      page_count: 2,
      status_display: "Por revisar",
      failure: null,
    });
    expect(scan.pages).toEqual([
      {
        page: 1,
        state: "MATCHED",
        state_display: "Identificada",
        code: codeOf(1),
        chain_id: one.id,
        consecutive: one.consecutive,
        position: 1,
        rotation: 0,
        thumbnail_url: `/api/load_files/project/${project.id}/custody_scans/${scan.id}/pages/1/`,
      },
      expect.objectContaining({ page: 2, state: "NO_CODE", chain_id: null, consecutive: null }),
    ]);
  });

  test("pages are moved, ordered, turned and dropped before anything is saved", async () => {
    const [one, two] = await Promise.all([chain(1), chain(2)]);
    const scan = await aScan(await pileOf(codeOf(1), null, codeOf(2), null, codeOf(2, 2)));
    const { status, body } = await arrange(scan.id, [
      { page: 2, chain_id: one.id, rotation: 90 },
      { page: 4, chain_id: two.id, position: 1 },
      { page: 3, position: 2 },
      { page: 5, chain_id: null },
    ]);
    expect(status).toBe(200);
    expect(statesOf(body.data)).toEqual(["MATCHED", "MATCHED", "MATCHED", "MATCHED", "DROPPED"]);
    expect(await database().$count(attachments)).toBe(0);

    const saved = (await confirm(scan.id)).body;
    expect(saved.details).toEqual([
      {
        chain_id: one.id,
        consecutive: one.consecutive,
        pages: [1, 2],
        filename: `CDC-${one.consecutive}.pdf`,
      },
      {
        chain_id: two.id,
        consecutive: two.consecutive,
        pages: [4, 3],
        filename: `CDC-${two.consecutive}.pdf`,
      },
    ]);
    expect(await savedOn(one)).toEqual([
      ["hoja 1", 0],
      ["hoja 2", 90],
    ]);
    expect(await savedOn(two)).toEqual([
      ["hoja 4", 0],
      ["hoja 3", 0],
    ]);
  });

  test("a dropped page can be put back", async () => {
    const one = await chain(1);
    const scan = await aScan(await pileOf(codeOf(1)));
    await arrange(scan.id, [{ page: 1, chain_id: null }]);
    expect((await confirm(scan.id)).body.code).toBe("scan_empty");
    const { body } = await arrange(scan.id, [{ page: 1, chain_id: one.id }]);
    expect(statesOf(body.data)).toEqual(["MATCHED"]);
    expect((await confirm(scan.id)).body.saved).toBe(1);
  });

  test("refuses what cannot be", async () => {
    const scan = await aScan(await pileOf(null));
    const foreign = await make.aCustodyChain();
    const cancelled = await chain(8, { status: "CANCELLED" });
    const refused: [object[], string][] = [
      [[{ page: 1, chain_id: foreign.id }], "pages.0.chain_id"],
      [[{ page: 1, chain_id: cancelled.id }], "pages.0.chain_id"],
      [[{ page: 1, chain_id: 2_000_000 }], "pages.0.chain_id"],
      [[{ page: 9, chain_id: null }], "pages.0.page"],
      [[{ page: 1, rotation: 45 }], "pages.0.rotation"],
      [[{ page: 1, position: 0 }], "pages.0.position"],
      [[{ page: 1 }, { page: 1 }], "pages"],
      [[], "pages"],
    ];
    for (const [pages, field] of refused) {
      const { status, body } = await arrange(scan.id, pages);
      expect([status, Object.keys(body.field_errors)]).toEqual([400, [field]]);
    }
    expect(statesOf((await get(scan.id)).body.data)).toEqual(["NO_CODE"]);
  });
});

describe("chains that have a file, or are closed", patience, () => {
  const fill = async (one: Chain) => {
    const storageKey = `2026-01/antes-${one.id}`;
    await fileStore().write(storageKey, await aPdf("firmada antes"));
    return make.anAttachment({
      model: "custody_chain",
      objectId: one.id,
      field: "custody_chain_file",
      storageKey,
    });
  };

  test("a file is replaced only when that is asked for", async () => {
    const [one, two] = await Promise.all([chain(1), chain(2)]);
    await Promise.all([fill(one), fill(two)]);
    const scan = await aScan(await pileOf(codeOf(1), codeOf(2)));
    expect(statesOf(scan)).toEqual(["HAS_FILE", "HAS_FILE"]);
    expect(await confirm(scan.id)).toMatchObject({ status: 400, body: { code: "scan_empty" } });
    const { body } = await confirm(scan.id, { replace_chain_ids: [two.id] });
    expect(body).toMatchObject({ success: true, saved: 1 });
    expect(await savedOn(one)).toEqual([["firmada antes", 0]]);
    expect(await savedOn(two)).toEqual([["hoja 2", 0]]);
    expect(statesOf((await get(scan.id)).body.data)).toEqual(["HAS_FILE", "MATCHED"]);
  });

  test("a closed sheet takes files into empty fields and keeps those it has", async () => {
    const [one, two] = await Promise.all([chain(1), chain(2)]);
    await fill(one);
    await database().update(worksheets).set({ isClosed: true }).where(eq(worksheets.id, sheet.id));
    const scan = await aScan(await pileOf(codeOf(1), codeOf(2), null));
    expect(statesOf(scan)).toEqual(["LOCKED", "MATCHED", "NO_CODE"]);
    expect((await arrange(scan.id, [{ page: 3, chain_id: one.id }])).status).toBe(400);
    const { body } = await confirm(scan.id, { replace_chain_ids: [one.id] });
    expect(body).toMatchObject({ success: true, saved: 1, details: [{ chain_id: two.id }] });
    expect(await savedOn(one)).toEqual([["firmada antes", 0]]);
  });

  test("shows a chain that changed meanwhile as it is now", async () => {
    const one = await chain(1);
    const scan = await aScan(await pileOf(codeOf(1)));
    expect(statesOf(scan)).toEqual(["MATCHED"]);
    await fill(one);
    expect(statesOf((await get(scan.id)).body.data)).toEqual(["HAS_FILE"]);
    await database().update(custodyChains).set({ isDeleted: true });
    expect(statesOf((await get(scan.id)).body.data)).toEqual(["UNKNOWN"]);
  });
});

describe("confirming", patience, () => {
  test("twice saves once", async () => {
    const one = await chain(1);
    const scan = await aScan(await pileOf(codeOf(1)));
    expect((await confirm(scan.id)).status).toBe(200);
    expect(await confirm(scan.id)).toMatchObject({
      status: 400,
      body: { code: "scan_not_in_review" },
    });
    expect(await database().$count(attachments, eq(attachments.objectId, one.id))).toBe(1);
  });

  test("twice at once saves once", async () => {
    await Promise.all([chain(1), chain(2)]);
    const scan = await aScan(await pileOf(codeOf(1), codeOf(2)));
    const answers = await Promise.all([confirm(scan.id), confirm(scan.id), confirm(scan.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await database().$count(attachments)).toBe(2);
  });

  test("leaves nothing stored beside what the chains have", async () => {
    await chain(1);
    const scan = await aScan(await pileOf(codeOf(1), null));
    const keysNow = async () => {
      const keys: string[] = [];
      for await (const some of fileStore().keys()) keys.push(...some);
      return keys.length;
    };
    const before = await keysNow();
    await confirm(scan.id);
    expect(await keysNow()).toBe(before + 1);
  });

  test("two scans with the same chain save it once; the other says so", async () => {
    const one = await chain(1);
    const [first, second] = [
      await aScan(await pileOf(codeOf(1))),
      await aScan(await pileOf(codeOf(1))),
    ];
    const answers = await Promise.all([confirm(first.id), confirm(second.id)]);
    const saved = answers.filter(({ body }) => body.saved === 1);
    expect(saved).toHaveLength(1);
    expect(await database().$count(attachments, eq(attachments.objectId, one.id))).toBe(1);
  });
});

describe("cancelling", patience, () => {
  test("while it is read ends the reading", async () => {
    await Promise.all([chain(1), chain(2)]);
    const { body } = await send(await pileOf(codeOf(1), codeOf(2), codeOf(1, 2), codeOf(2, 2)));
    expect((await cancel(body.data.id)).status).toBe(200);
    expect((await get(body.data.id)).body.data).toMatchObject({ status: "CANCELLED", pages: [] });
    const other = await aScan(await pileOf(codeOf(1)));
    expect(other.status).toBe("REVIEW");
    expect((await get(body.data.id)).body.data).toMatchObject({ status: "CANCELLED", pages: [] });
  });

  test("in review saves nothing, and is final", async () => {
    await chain(1);
    const scan = await aScan(await pileOf(codeOf(1)));
    expect((await cancel(scan.id)).status).toBe(200);
    expect((await confirm(scan.id)).body.code).toBe("scan_not_in_review");
    expect((await arrange(scan.id, [{ page: 1, rotation: 90 }])).status).toBe(400);
    expect((await cancel(scan.id)).body.code).toBe("scan_saved");
    expect(await database().$count(attachments)).toBe(0);
  });

  test("and confirming at once: one of them wins, wholly", async () => {
    await Promise.all([chain(1), chain(2), chain(3)]);
    for (let round = 0; round < 3; round += 1) {
      await database().delete(attachments);
      const scan = await aScan(await pileOf(codeOf(1), codeOf(2), codeOf(3)));
      const [confirmed, cancelled] = await Promise.all([confirm(scan.id), cancel(scan.id)]);
      const isSaved = confirmed.status === 200;
      expect([confirmed.status, cancelled.status]).toEqual(isSaved ? [200, 400] : [400, 200]);
      expect(await statusOf(scan.id)).toBe(isSaved ? "SAVED" : "CANCELLED");
      expect(await database().$count(attachments)).toBe(isSaved ? 3 : 0);
    }
  });

  test("ends the saving, too", async () => {
    await chain(1);
    const scan = await aScan(await pileOf(codeOf(1)));
    const confirming = confirm(scan.id);
    await expect.poll(() => statusOf(scan.id), { interval: 1 }).not.toBe("REVIEW");
    const cancelled = await cancel(scan.id);
    const { status } = await confirming;
    expect([status, cancelled.status]).toEqual(status === 200 ? [200, 400] : [400, 200]);
    expect(await database().$count(attachments)).toBe(status === 200 ? 1 : 0);
  });

  test("comes too late once it is saved", async () => {
    await chain(1);
    const scan = await aScan(await pileOf(codeOf(1)));
    await confirm(scan.id);
    expect(await cancel(scan.id)).toMatchObject({ status: 400, body: { code: "scan_saved" } });
  });
});

describe("when a process died", patience, () => {
  const house = () => nobodyAt(new Date());
  const longAgo = new Date("2026-01-01T00:00:00Z");
  const left = async (status: "READING" | "SAVING", workedAt: Date, bytes: Uint8Array) => {
    const storageKey = `2026-01/pila-${Math.random()}`;
    await fileStore().write(storageKey, bytes);
    const [scan] = await database()
      .insert(custodyScans)
      .values({
        projectId: project.id,
        fileName: "pila.pdf",
        size: bytes.length,
        pageCount: 2,
        storageKey,
        status,
        workedAt,
      })
      .returning();
    return scan?.id ?? 0;
  };

  test("its pile is read again", async () => {
    await chain(1);
    const id = await left("READING", longAgo, await pileOf(codeOf(1), null));
    await resumeScans(house());
    expect(statesOf(await reviewed(id))).toEqual(["MATCHED", "NO_CODE"]);
  });

  test("a pile that somebody reads is left to him", async () => {
    const id = await left("READING", new Date(), await pileOf(null));
    await resumeScans(house());
    expect(await aScan(await pileOf(null))).toMatchObject({ status: "REVIEW" });
    expect(await statusOf(id)).toBe("READING");
  });

  test("what was being saved is back in review", async () => {
    const id = await left("SAVING", longAgo, await pileOf(null));
    await resumeScans(house());
    expect(await statusOf(id)).toBe("REVIEW");
  });

  test("a pile that cannot be read says so", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const id = await left("READING", longAgo, new TextEncoder().encode("%PDF-1.7 no"));
    await resumeScans(house());
    expect(await reviewed(id)).toMatchObject({
      status: "FAILED",
      failure: expect.stringContaining("no se puede leer"),
      pages: [],
    });
    expect(complaints).toHaveBeenCalledOnce();
    complaints.mockRestore();
    expect((await cancel(id)).status).toBe(200);
  });
});

describe("the doors", patience, () => {
  test("a project's scans, the newest first, a page at a time", async () => {
    const ids = [await aScan(await pileOf(null)), await aScan(await pileOf(null))].map(
      ({ id }) => id,
    );
    const params = { project_id: project.id };
    const whole = await call(LIST, { as: office, params });
    expect(whole.body).toMatchObject({ count: 2, page: 1, page_size: 50 });
    expect(whole.body.data.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed());
    const part = await call(LIST, { as: office, params, query: { page: 2, page_size: 1 } });
    expect(part.body.data).toMatchObject([{ id: ids[0] }]);
  });

  test("the same key sends one pile", async () => {
    const headers = { "Idempotency-Key": "pila-1" };
    const pile = await pileOf(null);
    const [first, again] = [await send(pile, { headers }), await send(pile, { headers })];
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    await reviewed(first.body.data.id);
    expect(await database().$count(custodyScans)).toBe(1);
  });

  test("takes only PDFs", async () => {
    expect((await send(await anImage())).status).toBe(415);
    expect((await send(new TextEncoder().encode("<svg/>"))).status).toBe(415);
    expect((await send()).body.field_errors.file).toHaveLength(1);
    expect(await database().$count(custodyScans)).toBe(0);
  });

  test("another project's scan is not there", async () => {
    const scan = await aScan(await pileOf(null));
    const params = at(scan.id, (await make.aProject()).id);
    for (const [handler, method] of [
      [GET, "GET"],
      [PUT, "PUT"],
      [DELETE, "DELETE"],
      [confirmRoute, "POST"],
      [originalRoute, "GET"],
      [pictureRoute, "GET"],
    ] as const) {
      const body = method === "GET" ? {} : { body: {} };
      const asked = { as: office, params: { ...params, page: 1 }, method, ...body };
      expect((await call(handler, asked)).status).toBe(404);
    }
  });

  test("a technician neither sends nor sees piles", async () => {
    const as = await make.aSession("TECNICO");
    expect((await send(await pileOf(null), { as })).status).toBe(403);
    const params = { project_id: project.id };
    expect((await call(LIST, { as, params })).status).toBe(403);
  });
});

test("a pile that says itself how its pages are turned is saved upright", patience, async () => {
  const one = await chain(1);
  const document = await PDFDocument.load(await pileOf(codeOf(1)));
  document.getPage(0).setRotation(degrees(90));
  const scan = await aScan(new Uint8Array(await document.save()));
  expect(scan.pages[0].rotation).toBe(270);
  await confirm(scan.id);
  expect(await savedOn(one)).toEqual([["hoja 1", 0]]);
});
