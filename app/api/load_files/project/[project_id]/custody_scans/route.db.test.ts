import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GET as print } from "@/app/print/custody/[id]/route";
import { database } from "@/db/client";
import { attachments, custodyChains, custodyScans } from "@/db/schema";
import { testCodeKey } from "@/db/testing/code-key";
import * as make from "@/db/testing/factories";
import { aForm, anImage } from "@/db/testing/sample-files";
import { stores, storingIn } from "@/db/testing/stores";
import { chainCodePrefix, writeChainCode } from "@/lib/custody/chain-code";
import { call } from "@/lib/http/testing";
import { env } from "@/lib/kernel/env";
import { nobodyAt } from "@/lib/kernel/testing";
import { pagesExtracted, pagesRead } from "@/lib/pdf/testing";
import { type ScannedSheet, scanned } from "@/lib/pdf/testing-scans";
import { aSheet } from "@/lib/pdf/testing-sheet";
import { resumeScans } from "@/lib/scans/resume-scans";
import {
  aCampOfChains,
  aStoredScan,
  chainFile,
  codeOf,
  numberOf,
  scanBatchOf,
  statesOf,
} from "@/lib/scans/testing";
import { workWaiting } from "@/lib/worker/testing";
import { extent, someOf } from "@/scripts/testing/extent.mjs";
import { POST as confirmRoute } from "./[scan_id]/confirm/route";
import { DELETE, GET } from "./[scan_id]/route";
import { GET as LIST, POST } from "./route";

type Chain = typeof custodyChains.$inferSelect;
type Camp = Awaited<ReturnType<typeof aCampOfChains>>;
type Bytes = Uint8Array<ArrayBuffer>;
type Shown = { state_display: string; chain_id: number | null };

const patience = { timeout: 240_000 };

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Camp["project"];
let chain: Camp["chain"];

const send = (bytes?: Bytes, { as = office, project_id = project.id, headers = {} } = {}) =>
  call(POST, { as, params: { project_id }, headers, multipart: aForm({}, bytes, "pila.pdf") });
const at = (scan_id: number) => ({ project_id: project.id, scan_id });
const get = (id: number) => call(GET, { as: office, params: at(id) });
const confirm = (id: number) => call(confirmRoute, { as: office, params: at(id), body: {} });
const cancel = (id: number) => call(DELETE, { as: office, params: at(id), method: "DELETE" });

const statusOf = async (id: number) => (await get(id)).body.data.status;
async function reviewed(id: number) {
  await workWaiting("read-scan");
  await expect.poll(() => statusOf(id), { timeout: 200_000, interval: 50 }).not.toBe("READING");
  return (await get(id)).body.data;
}

async function aScan(bytes: Bytes) {
  const { status, body } = await send(bytes);
  expect(status).toBe(201);
  return reviewed(body.data.id);
}

async function codesOn(chain: Chain) {
  const bytes = await chainFile(chain);
  if (!bytes) return null;
  const codes: (string | null)[] = [];
  for await (const page of pagesRead(bytes, chainCodePrefix))
    if (!("pageCount" in page)) codes.push(page.rotation === 0 ? page.code : "not upright");
  return codes;
}

beforeEach(async () => {
  office = await make.aSession();
  ({ project, chain } = await aCampOfChains());
});

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item, index) => ({ item, order: (index * 7_919 + 13) % 31 }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);

async function printedPages({ id }: Chain): Promise<Uint8Array[]> {
  const request = new Request("http://localhost:3000/print", {
    headers: { cookie: office.cookie },
  });
  const printed = await print(request, { params: Promise.resolve({ id: String(id) }) });
  const pages: Uint8Array[] = [];
  for await (const given of pagesExtracted(new Uint8Array(await printed.arrayBuffer()), null))
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
const lying = (printed: Uint8Array | null, index: number): ScannedSheet => ({
  printed,
  turned: turns[index % 4] ?? 0,
  skew: printed && index % 5 === 0 ? 2.5 : 0,
});

function countsOf(states: readonly string[]) {
  const counts: Record<string, number> = {};
  for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

describe("papers that are not ours", patience, () => {
  const oldCodeOf = (number: number) => `${chainCodePrefix}${numberOf(number)}:1`;

  test("of another company, and forged, are exceptions and never a match", async () => {
    const own = await chain(1);
    const page = { consecutive: own.consecutive, page: 1 };
    const theirs = { installation: "FFFFFFFF", secret: "otro secreto" };
    const forged = { ...theirs, installation: testCodeKey.installation };
    const codes = [
      writeChainCode(page, theirs),
      writeChainCode(page, forged),
      oldCodeOf(1),
      codeOf(1),
    ];
    const scan = await aScan(await scanBatchOf(...codes));
    const { pages } = scan;
    const shown = pages.map(({ state_display, chain_id }: Shown) => [state_display, chain_id]);
    expect(statesOf(scan)).toEqual(["OTHER_COMPANY", "FORGED", "FORGED", "MATCHED"]);
    expect(shown).toEqual([
      ["De otra empresa", null],
      ["Código no auténtico", null],
      ["Código no auténtico", null],
      ["Identificada", own.id],
    ]);
    expect((await confirm(scan.id)).body).toMatchObject({ saved: 1, errors_count: 0 });
  });

  test("a chain made before the upgrade takes what was printed before, one made since does not", async () => {
    await chain(1);
    // A moment has milliseconds; a chain of the same one is made since.
    await database().execute(sql`select pg_sleep(0.002)`);
    await database().execute(sql`update installation set codes_since = now()`);
    await chain(2);
    const scan = await aScan(await scanBatchOf(oldCodeOf(1), oldCodeOf(2), codeOf(2)));
    expect(statesOf(scan)).toEqual(["MATCHED", "FORGED", "MATCHED"]);
  });
});

const shorts = extent(3, 17);
const pageCount = extent(12, 30);

describe.each(extent([150], [150, 300]))("shuffled pages at %i dpi", patience, (dpi) => {
  test("the right pages on the right chains, the exceptions named", async () => {
    const long = await aLongChain(1, 80);
    const short = await Promise.all(
      Array.from({ length: shorts }, (_, index) => chain(index + 2, { status: "COMPLETED" })),
    );
    const foreign = await make.aCustodyChain({ consecutive: numberOf(500) });
    const unknown = await chain(600);
    const longPages = await printedPages(long);
    const shortPages = (await Promise.all(short.map(printedPages))).flat();
    expect([longPages.length > 1, shortPages.length]).toEqual([true, shorts]);

    const exceptions = [
      await aSheet({ words: "sin código" }),
      ...(await printedPages(foreign)),
      ...(await printedPages(unknown)),
      shortPages[2] ?? null,
    ];
    const inked = [...longPages, ...shortPages, ...exceptions];
    const blanks = pageCount - inked.length;
    expect(blanks).toBeGreaterThan(1);
    const batch = shuffled([...inked, ...Array.from({ length: blanks }, () => null)]).map(lying);
    await database()
      .update(custodyChains)
      .set({ isDeleted: true })
      .where(eq(custodyChains.id, unknown.id));

    const scan = await aScan(await scanned(batch, { dpi }));
    expect(scan).toMatchObject({ status: "REVIEW", page_count: pageCount, progress: pageCount });
    expect(countsOf(statesOf(scan))).toEqual({
      MATCHED: longPages.length + shorts,
      BLANK: blanks,
      NO_CODE: 1,
      OTHER_PROJECT: 1,
      UNKNOWN: 1,
      DUPLICATE: 1,
    });
    expect(await database().$count(attachments)).toBe(0);

    const { body } = await confirm(scan.id);
    expect(body).toMatchObject({ success: true, saved: shorts + 1, errors_count: 0, errors: [] });
    expect(await statusOf(scan.id)).toBe("SAVED");
    expect(await codesOn(long)).toEqual(longPages.map((_, index) => codeOf(1, index + 1)));
    for (const [index, one] of short.entries())
      expect(await codesOn(one)).toEqual([codeOf(index + 2)]);
    expect(await chainFile(foreign)).toBeNull();
  });
});

describe.each(someOf(stores, { of: 0, count: 1 }))("in %s", patience, (_, start) => {
  storingIn(start, env);

  test("two scans at once never mix their pages", async () => {
    const mine = await Promise.all([1, 2, 3, 4].map((number) => chain(number)));
    const yours = await Promise.all([11, 12, 13, 14].map((number) => chain(number)));
    const batches = await Promise.all([
      scanBatchOf(codeOf(3), codeOf(1), codeOf(4), codeOf(2)),
      scanBatchOf(codeOf(14), codeOf(13), codeOf(12), codeOf(11)),
    ]);
    const scans = await Promise.all(batches.map(aScan));
    const saved = await Promise.all(scans.map(({ id }) => confirm(id)));
    expect(saved.map(({ body }) => body.saved)).toEqual([4, 4]);
    for (const one of [...mine, ...yours])
      expect(await codesOn(one)).toEqual([codeOf(Number(one.consecutive))]);
  });
});

describe("when a process died", patience, () => {
  const house = () => nobodyAt(new Date());
  const longAgo = new Date("2026-01-01T00:00:00Z");
  const left = async (status: "READING" | "SAVING", workedAt: Date, bytes: Bytes) =>
    (await aStoredScan(project, bytes, { status, workedAt })).id;

  test("its scan batch is read again", async () => {
    await chain(1);
    const id = await left("READING", longAgo, await scanBatchOf(codeOf(1), null));
    await resumeScans(house());
    expect(statesOf(await reviewed(id))).toEqual(["MATCHED", "NO_CODE"]);
  });

  test("a scan batch that somebody reads is left to him", async () => {
    const id = await left("READING", new Date(), await scanBatchOf(null));
    await resumeScans(house());
    expect(await aScan(await scanBatchOf(null))).toMatchObject({ status: "REVIEW" });
    expect(await statusOf(id)).toBe("READING");
  });

  test("what was being saved is back in review", async () => {
    const id = await left("SAVING", longAgo, await scanBatchOf(null));
    await resumeScans(house());
    expect(await statusOf(id)).toBe("REVIEW");
  });

  test("a scan batch that cannot be read says so", async () => {
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
    const ids = [await aScan(await scanBatchOf(null)), await aScan(await scanBatchOf(null))].map(
      ({ id }) => id,
    );
    const params = { project_id: project.id };
    const whole = await call(LIST, { as: office, params });
    expect(whole.body).toMatchObject({ count: 2, page: 1, page_size: 50 });
    expect(whole.body.data.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed());
    const part = await call(LIST, { as: office, params, query: { page: 2, page_size: 1 } });
    expect(part.body.data).toMatchObject([{ id: ids[0] }]);
  });

  test("the same key sends one scan batch", async () => {
    const headers = { "Idempotency-Key": "pila-1" };
    const batch = await scanBatchOf(null);
    const [first, again] = [await send(batch, { headers }), await send(batch, { headers })];
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

  test("a technician neither sends nor sees scan batches", async () => {
    const as = await make.aSession("TECNICO");
    expect((await send(await scanBatchOf(null), { as })).status).toBe(403);
    const params = { project_id: project.id };
    expect((await call(LIST, { as, params })).status).toBe(403);
  });
});
