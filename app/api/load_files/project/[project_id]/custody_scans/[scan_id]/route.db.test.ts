import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { attachments, custodyChains } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aForm } from "@/db/testing/sample-files";
import { call } from "@/lib/http/testing";
import {
  aCampOfChains,
  aReadScan,
  codeOf,
  savedOn,
  scanBatchOf,
  statesOf,
} from "@/lib/scans/testing";
import { workWaiting } from "@/lib/worker/testing";
import { POST } from "../route";
import { POST as confirmRoute } from "./confirm/route";
import { DELETE, GET, PUT } from "./route";

type Camp = Awaited<ReturnType<typeof aCampOfChains>>;

const patience = { timeout: 240_000 };

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Camp["project"];
let chain: Camp["chain"];

beforeEach(async () => {
  office = await make.aSession();
  ({ project, chain } = await aCampOfChains());
});

const at = (scan_id: number, project_id = project.id) => ({ project_id, scan_id });
const get = (id: number) => call(GET, { as: office, params: at(id) });
const arrange = (id: number, pages: object[]) =>
  call(PUT, { as: office, params: at(id), body: { pages }, method: "PUT" });
const confirm = (id: number, body: object = {}) =>
  call(confirmRoute, { as: office, params: at(id), body });
const cancel = (id: number) => call(DELETE, { as: office, params: at(id), method: "DELETE" });

async function aScan(bytes: Uint8Array<ArrayBuffer>) {
  const { id } = await aReadScan(project, bytes);
  return (await get(id)).body.data;
}

const statusOf = async (id: number) => (await get(id)).body.data.status;

describe("reviewing by hand", patience, () => {
  test("says of each page what it is and where it goes", async () => {
    const one = await chain(1);
    const scan = await aScan(await scanBatchOf(codeOf(1), null));
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

  test("shows a chain that changed meanwhile as it is now", async () => {
    const one = await chain(1);
    const scan = await aScan(await scanBatchOf(codeOf(1)));
    expect(statesOf(scan)).toEqual(["MATCHED"]);
    await make.anAttachment({
      model: "custody_chain",
      objectId: one.id,
      field: "custody_chain_file",
    });
    expect(statesOf((await get(scan.id)).body.data)).toEqual(["HAS_FILE"]);
    await database().update(custodyChains).set({ isDeleted: true });
    expect(statesOf((await get(scan.id)).body.data)).toEqual(["UNKNOWN"]);
  });

  test("pages are moved, ordered, turned and dropped before anything is saved", async () => {
    const [one, two] = await Promise.all([chain(1), chain(2)]);
    const scan = await aScan(await scanBatchOf(codeOf(1), null, codeOf(2), null, codeOf(2, 2)));
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
    const scan = await aScan(await scanBatchOf(codeOf(1)));
    await arrange(scan.id, [{ page: 1, chain_id: null }]);
    expect((await confirm(scan.id)).body.code).toBe("scan_empty");
    const { body } = await arrange(scan.id, [{ page: 1, chain_id: one.id }]);
    expect(statesOf(body.data)).toEqual(["MATCHED"]);
    expect((await confirm(scan.id)).body.saved).toBe(1);
  });

  test("refuses what cannot be", async () => {
    const scan = await aScan(await scanBatchOf(null));
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

describe("cancelling", patience, () => {
  test("while it is read ends the reading", async () => {
    await Promise.all([chain(1), chain(2)]);
    const batch = await scanBatchOf(codeOf(1), codeOf(2), codeOf(1, 2), codeOf(2, 2));
    const params = { project_id: project.id };
    const { body } = await call(POST, { as: office, params, multipart: aForm({}, batch) });
    const reading = workWaiting("read-scan");
    expect((await cancel(body.data.id)).status).toBe(200);
    await reading;
    expect((await get(body.data.id)).body.data).toMatchObject({ status: "CANCELLED", pages: [] });
    const other = await aScan(await scanBatchOf(codeOf(1)));
    expect(other.status).toBe("REVIEW");
    expect((await get(body.data.id)).body.data).toMatchObject({ status: "CANCELLED", pages: [] });
  });

  test("in review saves nothing, and is final", async () => {
    await chain(1);
    const scan = await aScan(await scanBatchOf(codeOf(1)));
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
      const scan = await aScan(await scanBatchOf(codeOf(1), codeOf(2), codeOf(3)));
      const [confirmed, cancelled] = await Promise.all([confirm(scan.id), cancel(scan.id)]);
      const isSaved = confirmed.status === 200;
      expect([confirmed.status, cancelled.status]).toEqual(isSaved ? [200, 400] : [400, 200]);
      expect(await statusOf(scan.id)).toBe(isSaved ? "SAVED" : "CANCELLED");
      expect(await database().$count(attachments)).toBe(isSaved ? 3 : 0);
    }
  });

  test("ends the saving, too", async () => {
    await chain(1);
    const scan = await aScan(await scanBatchOf(codeOf(1)));
    const confirming = confirm(scan.id);
    await expect.poll(() => statusOf(scan.id), { interval: 1 }).not.toBe("REVIEW");
    const cancelled = await cancel(scan.id);
    const { status } = await confirming;
    expect([status, cancelled.status]).toEqual(status === 200 ? [200, 400] : [400, 200]);
    expect(await database().$count(attachments)).toBe(status === 200 ? 1 : 0);
  });

  test("comes too late once it is saved", async () => {
    await chain(1);
    const scan = await aScan(await scanBatchOf(codeOf(1)));
    await confirm(scan.id);
    expect(await cancel(scan.id)).toMatchObject({ status: 400, body: { code: "scan_saved" } });
  });
});

test("another project's scan is not there", async () => {
  const { scan } = await make.aCustodyScan({ projectId: project.id });
  const params = at(scan.id, (await make.aProject()).id);
  const statuses = [
    await call(GET, { as: office, params }),
    await call(PUT, { as: office, params, body: {}, method: "PUT" }),
    await call(DELETE, { as: office, params, body: {}, method: "DELETE" }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404]);
});
