import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, attachments, custodyChains, projects } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { aDailyService, aProjectWithPendingWork } from "@/lib/pending/testing";
import { addDays, dayOf } from "@/lib/values/dates";
import { GET } from "./route";

const today = dayOf(new Date(), "America/Guayaquil");

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject({ startDate: "2026-01-01" });
});

const pending = async (as: { cookie: string } = office) =>
  (await call(GET, { as, params: { project_id: project.id } })).body;
const kindsOf = async () => {
  const { data } = await pending();
  return Object.fromEntries(
    data.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
  );
};
test("nothing done and nothing open leaves nothing pending", async () => {
  expect(await pending()).toEqual({ success: true, data: [] });
});

test("each kind in its order, counted, with the amount and the screen that lists it", async () => {
  await aProjectWithPendingWork(project);
  const { id } = project;
  expect((await pending()).data).toEqual([
    { kind: "unbilled", count: 1, amount: 100, url: `/unbilled?project_id=${id}` },
    { kind: "visits_unmarked", count: 3, url: `/projects/${id}/pending?kind=visits_unmarked` },
    {
      kind: "chains_without_scan",
      count: 1,
      url: `/projects/${id}/pending?kind=chains_without_scan`,
    },
    { kind: "drafts", count: 1, url: `/projects/${id}/pending?kind=drafts` },
    { kind: "documents_missing", count: 4, url: `/projects/${id}/pending?kind=documents_missing` },
    {
      kind: "services_without_end",
      count: 1,
      url: `/projects/${id}/pending?kind=services_without_end`,
    },
  ]);
});

test("a technician is told everything but the amount", async () => {
  await aProjectWithPendingWork(project);
  const [ours, theirs] = [await pending(), await pending(await make.aSession("TECNICO"))];
  expect(JSON.stringify(theirs)).not.toContain("amount");
  expect(theirs.data).toEqual(ours.data.map(({ amount: _, ...kind }: { amount: number }) => kind));
});

describe("visits", () => {
  test("of today and later are not late, recorded ones neither; a moved one is late on its new day", async () => {
    const { id: assignmentId } = await aDailyService(project);
    expect(await kindsOf()).toEqual({ visits_unmarked: 3 });
    await make.aVisit({
      assignmentId,
      plannedDate: addDays(today, -3),
      status: "SKIPPED",
      reason: "x",
    });
    expect(await kindsOf()).toEqual({ visits_unmarked: 2 });
    const moved = { assignmentId, status: "MOVED" as const };
    await make.aVisit({ ...moved, plannedDate: addDays(today, -2), movedTo: today });
    expect(await kindsOf()).toEqual({ visits_unmarked: 1 });
  });

  test("of a closed project can no longer be recorded", async () => {
    await aDailyService(project);
    await database().update(projects).set({ isClosed: true });
    expect(await kindsOf()).toEqual({});
  });
});

describe("what is cancelled or void", () => {
  test("lacks nothing", async () => {
    const cancelled = await make.aWorksheet({ projectId: project.id, status: "CANCELLED" });
    await make.aCustodyChain({ worksheetId: cancelled.id, status: "DRAFT" });
    await make.aShippingGuide({ projectId: project.id, status: "VOID" });
    expect(await kindsOf()).toEqual({});
  });

  test("a chain among others", async () => {
    const sheet = await make.aWorksheet({ projectId: project.id });
    const chain = await make.aCustodyChain({ worksheetId: sheet.id });
    expect(await kindsOf()).toMatchObject({ chains_without_scan: 1, documents_missing: 4 });
    await database().update(custodyChains).set({ status: "CANCELLED" });
    expect(await kindsOf()).toEqual({ documents_missing: 4 });
    await database().update(custodyChains).set({ status: "COMPLETED" });
    await make.anAttachment({
      model: "custody_chain",
      objectId: chain.id,
      field: "custody_chain_file",
    });
    expect(await kindsOf()).toEqual({ documents_missing: 4 });
    await database().update(attachments).set({ removedAt: new Date() });
    expect(await kindsOf()).toMatchObject({ chains_without_scan: 1 });
  });
});

test("unfinished maintenance and guides are drafts", async () => {
  await make.aMaintenanceSheet({ projectId: project.id, status: "IN_PROGRESS" });
  await make.aShippingGuide({ projectId: project.id, status: "DRAFT" });
  expect(await kindsOf()).toEqual({ drafts: 2, documents_missing: 2 });
});

test("a service with an end, or retired, has one", async () => {
  await aDailyService(project, { startDate: today, endDate: null });
  expect(await kindsOf()).toEqual({ services_without_end: 1 });
  await database().update(assignments).set({ isRetired: true, retirementDate: today });
  expect(await kindsOf()).toEqual({});
});

test("two charges of one unit and day, with what is charged beyond the dearest", async () => {
  const { unit } = await make.aRentedUnit(project, { endDate: "2026-01-04", cost: "0" });
  const service = await make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    kind: "SERVICIO",
    servedEquipmentId: unit.id,
    cost: "20",
    isRetired: true,
    retirementDate: "2026-01-04",
  });
  await make.aVisit({ assignmentId: service.id, plannedDate: "2026-01-02" });
  const maintenance = { projectId: project.id, equipmentId: unit.id, totalCost: "80" };
  await make.aMaintenanceSheet({ ...maintenance, date: "2026-01-02", status: "COMPLETED" });
  const found = async (as: { cookie: string }) =>
    (await pending(as)).data.find(({ kind }: { kind: string }) => kind === "double_charges");
  const url = `/projects/${project.id}/pending?kind=double_charges`;
  expect(await found(office)).toEqual({ kind: "double_charges", count: 1, amount: 20, url });
  expect(await found(await make.aSession("TECNICO"))).not.toHaveProperty("amount");
});

test("a closed project shows what was done and not billed, less what was written off", async () => {
  const { assignment } = await make.aRentedUnit(project, { endDate: "2026-01-10" });
  await database().update(projects).set({ isClosed: true });
  const given = { projectId: project.id, assignmentId: assignment.id };
  await make.aWriteOff({ ...given, dates: ["2026-01-05"] });
  expect((await pending()).data).toMatchObject([{ kind: "unbilled", count: 1, amount: 90 }]);
});

test("in as many queries whatever there is", async () => {
  const few = await countQueries(pending);
  for (let index = 0; index < 4; index += 1) await aProjectWithPendingWork(project);
  expect(await countQueries(pending)).toBe(few);
});

test("401 for a stranger, 404 for what is not there", async () => {
  const status = async (given: object) => (await call(GET, given)).status;
  expect(await status({ params: { project_id: project.id } })).toBe(401);
  expect(await status({ as: office, params: { project_id: 2_147_483_647 } })).toBe(404);
  await database().update(projects).set({ isActive: false });
  expect(await status({ as: office, params: { project_id: project.id } })).toBe(404);
});
