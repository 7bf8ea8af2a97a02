import { eq } from "drizzle-orm";
import { degrees, PDFDocument } from "pdf-lib";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { attachments, type custodyChains, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aStoredFile } from "@/lib/files/testing";
import { call } from "@/lib/http/testing";
import {
  aCampOfChains,
  aReadScan,
  codeOf,
  savedOn,
  scanBatchOf,
  statesOf,
} from "@/lib/scans/testing";
import { fileStore } from "@/lib/storage/file-store";
import { GET, PUT } from "../route";
import { POST } from "./route";

type Chain = typeof custodyChains.$inferSelect;
type Camp = Awaited<ReturnType<typeof aCampOfChains>>;

const patience = { timeout: 240_000 };

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Camp["project"];
let chain: Camp["chain"];
let worksheetId: number;

beforeEach(async () => {
  office = await make.aSession();
  ({ project, chain, worksheetId } = await aCampOfChains());
});

const at = (scan_id: number, project_id = project.id) => ({ project_id, scan_id });
const get = (id: number) => call(GET, { as: office, params: at(id) });
const arrange = (id: number, pages: object[]) =>
  call(PUT, { as: office, params: at(id), body: { pages }, method: "PUT" });
const confirm = (id: number, body: object = {}) => call(POST, { as: office, params: at(id), body });

async function aScan(bytes: Uint8Array<ArrayBuffer>) {
  const { id } = await aReadScan(project, bytes);
  return (await get(id)).body.data;
}

describe("confirming", patience, () => {
  test("twice saves once", async () => {
    const one = await chain(1);
    const scan = await aScan(await scanBatchOf(codeOf(1)));
    expect((await confirm(scan.id)).status).toBe(200);
    expect(await confirm(scan.id)).toMatchObject({
      status: 400,
      body: { code: "scan_not_in_review" },
    });
    expect(await database().$count(attachments, eq(attachments.objectId, one.id))).toBe(1);
  });

  test("twice at once saves once", async () => {
    await Promise.all([chain(1), chain(2)]);
    const scan = await aScan(await scanBatchOf(codeOf(1), codeOf(2)));
    const answers = await Promise.all([confirm(scan.id), confirm(scan.id), confirm(scan.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await database().$count(attachments)).toBe(2);
  });

  test("leaves nothing stored beside what the chains have", async () => {
    await chain(1);
    const scan = await aScan(await scanBatchOf(codeOf(1), null));
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
      await aScan(await scanBatchOf(codeOf(1))),
      await aScan(await scanBatchOf(codeOf(1))),
    ];
    const answers = await Promise.all([confirm(first.id), confirm(second.id)]);
    const saved = answers.filter(({ body }) => body.saved === 1);
    expect(saved).toHaveLength(1);
    expect(await database().$count(attachments, eq(attachments.objectId, one.id))).toBe(1);
  });
});

describe("chains that have a file, or are closed", patience, () => {
  const fill = ({ id: objectId }: Chain) =>
    aStoredFile({ model: "custody_chain", objectId, field: "custody_chain_file" }, "firmada antes");

  test("a file is replaced only when that is asked for", async () => {
    const [one, two] = await Promise.all([chain(1), chain(2)]);
    await Promise.all([fill(one), fill(two)]);
    const scan = await aScan(await scanBatchOf(codeOf(1), codeOf(2)));
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
    await database()
      .update(worksheets)
      .set({ isClosed: true })
      .where(eq(worksheets.id, worksheetId));
    const scan = await aScan(await scanBatchOf(codeOf(1), codeOf(2), null));
    expect(statesOf(scan)).toEqual(["LOCKED", "MATCHED", "NO_CODE"]);
    expect((await arrange(scan.id, [{ page: 3, chain_id: one.id }])).status).toBe(400);
    const { body } = await confirm(scan.id, { replace_chain_ids: [one.id] });
    expect(body).toMatchObject({ success: true, saved: 1, details: [{ chain_id: two.id }] });
    expect(await savedOn(one)).toEqual([["firmada antes", 0]]);
  });
});

test(
  "a scan batch that says itself how its pages are turned is saved upright",
  patience,
  async () => {
    const one = await chain(1);
    const document = await PDFDocument.load(await scanBatchOf(codeOf(1)));
    document.getPage(0).setRotation(degrees(90));
    const scan = await aScan(new Uint8Array(await document.save()));
    expect(scan.pages[0].rotation).toBe(270);
    await confirm(scan.id);
    expect(await savedOn(one)).toEqual([["hoja 1", 0]]);
  },
);

test("another project's scan is not there", async () => {
  const { scan } = await make.aCustodyScan({ projectId: project.id });
  const params = at(scan.id, (await make.aProject()).id);
  expect((await call(POST, { as: office, params, body: {} })).status).toBe(404);
});
