import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { database } from "@/db/client";
import { custodyScans } from "@/db/schema";
import { memberAt, nobodyAt } from "../kernel/testing";
import { listNotifications } from "../notifications/list-notifications";
import { allNotifications } from "../notifications/testing";
import { recognizeScan } from "./recognize-scan";
import { resumeScans } from "./resume-scans";
import { aCampOfChains, aStoredScan, codeOf, scanBatchOf } from "./testing";

const house = nobodyAt(new Date());

async function anOwnScan(bytes: Uint8Array<ArrayBuffer>, given: object = {}) {
  const owner = await memberAt(new Date());
  const other = await memberAt(new Date());
  const { project, chain } = await aCampOfChains();
  await chain(1);
  const scan = await aStoredScan(project, bytes, { createdBy: owner.caller.user.id, ...given });
  const heard = async () =>
    (await listNotifications(owner, { page: null })).rows.map(({ kind, text, url }) => ({
      ...{ kind, text, url },
    }));
  return { scan, owner, other, heard, url: `/projects/${project.id}/documents/scans/${scan.id}` };
}

test("who put a batch in hears that it is read, once, and what is left to decide", async () => {
  const { scan, owner, heard, url } = await anOwnScan(await scanBatchOf(codeOf(1), null));
  await Promise.all([recognizeScan(house, scan.id), recognizeScan(house, scan.id)]);
  await recognizeScan(house, scan.id);
  const text = expect.stringContaining("espera su decisión sobre 1 página de 2");
  expect(await heard()).toEqual([{ kind: "SCAN_READ", text, url }]);
  expect((await allNotifications()).map(({ userId }) => userId)).toEqual([owner.caller.user.id]);
});

test("nothing to decide is ready to be saved", async () => {
  const { scan, heard } = await anOwnScan(await scanBatchOf(codeOf(1)));
  await recognizeScan(house, scan.id);
  const [told] = await heard();
  expect(told?.text).toMatch(/listo para guardarse: 1 página$/);
});

test("one that cannot be read says so, once", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { scan, heard } = await anOwnScan(new TextEncoder().encode("%PDF-1.7 no"));
  await recognizeScan(house, scan.id);
  await recognizeScan(house, scan.id);
  expect(await heard()).toMatchObject([{ kind: "SCAN_FAILED" }]);
  complaints.mockRestore();
});

test("what the database keeps from being read is no fault of the batch, and is read later", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { scan, heard } = await anOwnScan(await scanBatchOf(codeOf(1)));
  const tooSlow = sql`create function too_slow() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '57014'; end $$`;
  await database().execute(tooSlow);
  await database().execute(sql`create trigger too_slow before insert on custody_scan_pages
    for each row execute function too_slow()`);
  try {
    await recognizeScan(house, scan.id);
  } finally {
    await database().execute(sql`drop function too_slow cascade`);
  }
  expect(complaints).toHaveBeenCalledOnce();
  complaints.mockRestore();
  expect(await heard()).toEqual([]);
  await database().update(custodyScans).set({ workedAt: null });
  await recognizeScan(house, scan.id);
  expect(await heard()).toMatchObject([{ kind: "SCAN_READ" }]);
});

test("what a dead process left half saved is told for each time", async () => {
  const left = { status: "SAVING", workedAt: new Date("2026-01-01T00:00:00Z") } as const;
  const { scan, heard } = await anOwnScan(await scanBatchOf(null), left);
  await Promise.all([resumeScans(house), resumeScans(house)]);
  expect(await heard()).toMatchObject([{ kind: "SCAN_BROKEN_OFF" }]);
  await database().update(custodyScans).set(left).where(eq(custodyScans.id, scan.id));
  await resumeScans(house);
  expect(await heard()).toHaveLength(2);
});

test("one that is cancelled meanwhile is told to nobody", async () => {
  const { scan, heard } = await anOwnScan(await scanBatchOf(null), { status: "CANCELLED" });
  await recognizeScan(house, scan.id);
  expect(await heard()).toEqual([]);
});
