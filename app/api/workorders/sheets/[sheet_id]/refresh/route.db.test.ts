import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import {
  assignments,
  maintenanceSheets,
  shippingGuides,
  visits,
  worksheetLines,
  worksheets,
} from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { GET as getLine } from "../../detail/[detail_id]/route";
import { POST, GET as review } from "./route";

type Row = {
  kind: string;
  description: string;
  quantity: number;
  price: number;
  subject: string | null;
};

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let sheet: Awaited<ReturnType<typeof make.aWorksheet>>;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject();
  sheet = await make.aWorksheet({ projectId: project.id });
});

const refresh = (id = sheet.id) =>
  call(POST, { as: office, method: "POST", params: { sheet_id: id }, body: {} });
const lines = async (id = sheet.id): Promise<Row[]> =>
  (
    await database()
      .select()
      .from(worksheetLines)
      .where(eq(worksheetLines.worksheetId, id))
      .orderBy(worksheetLines.id)
  ).map((line) => ({
    kind: line.kind,
    description: line.description,
    quantity: Number(line.quantity),
    price: Number(line.unitPrice),
    subject: line.referenceDocument,
  }));
const daysServed = async (id = sheet.id) => {
  await refresh(id);
  return (await lines(id)).find(({ kind }) => kind === "SERVICE")?.quantity ?? 0;
};

const aService = async (given: object = {}) => {
  const service = await make.aService();
  return make.anAssignment({
    projectId: project.id,
    equipmentId: service.id,
    kind: "SERVICIO",
    cost: "25.00",
    description: "LIMPIEZA",
    ...given,
  });
};
const aChain = async (date: string, equipmentIds: number[], given: object = {}) => {
  const chain = await make.aCustodyChain({ worksheetId: sheet.id, date, ...given });
  for (const [index, equipmentId] of equipmentIds.entries())
    await make.aCustodyChainItem({ chainId: chain.id, equipmentId, sequence: index + 1 });
  return chain;
};

test("a service of a unit is served where a chain holds the unit, once a day", async () => {
  const { unit } = await make.aRentedUnit(project);
  const other = await make.anEquipment();
  await aService({ servedEquipmentId: unit.id });
  await aChain("2026-01-05", [unit.id]);
  await aChain("2026-01-05", [unit.id, other.id]);
  await aChain("2026-01-12", [other.id, unit.id]);
  await aChain("2026-01-13", [other.id]);
  await aChain("2026-02-01", [unit.id]);
  await aChain("2026-01-19", [unit.id], { status: "CANCELLED" });
  await aChain("2026-01-20", [unit.id], { isDeleted: true });
  await aChain("2026-01-21", [unit.id], {
    worksheetId: (await make.aWorksheet({ projectId: project.id, status: "LIQUIDATED" })).id,
  });
  expect(await daysServed()).toBe(2);
  expect((await lines())[1]).toMatchObject({ description: "LIMPIEZA", price: 25 });
});

test("a chain may list the service itself; a standalone service needs that or a visit", async () => {
  const service = await aService();
  const chain = await aChain("2026-01-05", []);
  expect(await daysServed()).toBe(0);
  await make.aCustodyChainItem({
    chainId: chain.id,
    equipmentId: service.equipmentId,
    assignmentId: service.id,
  });
  expect(await daysServed()).toBe(1);
  await make.aVisit({ assignmentId: service.id, plannedDate: "2026-01-05" });
  await make.aVisit({ assignmentId: service.id, plannedDate: "2026-01-31" });
  expect(await daysServed()).toBe(2);
});

test("only visits done count, inside the period and while the service stands", async () => {
  const service = await aService({ startDate: "2026-01-10", endDate: "2026-01-20" });
  const visit = (plannedDate: string, given: object = {}) =>
    make.aVisit({ assignmentId: service.id, plannedDate, ...given });
  await visit("2026-01-09");
  await visit("2026-01-10");
  await visit("2026-01-20");
  await visit("2026-01-21");
  await visit("2026-01-15", { status: "SKIPPED", reason: "Lluvia" });
  await visit("2026-01-16", { status: "MOVED", movedTo: "2026-01-17" });
  expect(await daysServed()).toBe(2);
  await database().delete(visits);
  expect(await daysServed()).toBe(0);
  expect(await lines()).toEqual([]);
});

test("a service's day is billed on one sheet, whoever proves it", async () => {
  const { unit } = await make.aRentedUnit(project);
  const service = await aService({ servedEquipmentId: unit.id });
  const later = await make.aWorksheet({ projectId: project.id });
  await make.aVisit({ assignmentId: service.id, plannedDate: "2026-01-05" });
  await aChain("2026-01-05", [unit.id], { worksheetId: later.id });
  await aChain("2026-01-06", [unit.id], { worksheetId: later.id });
  expect([await daysServed(), await daysServed(later.id)]).toEqual([1, 1]);
});

test("finished maintenance of the period at its cost, nothing that costs nothing", async () => {
  const { unit } = await make.aRentedUnit(project);
  const sheetOf = (given: object) =>
    make.aMaintenanceSheet({
      projectId: project.id,
      equipmentId: unit.id,
      status: "COMPLETED",
      totalCost: "80.50",
      ...given,
    });
  const done = await sheetOf({});
  await sheetOf({ status: "IN_PROGRESS" });
  await sheetOf({ date: "2026-02-01" });
  await sheetOf({ totalCost: "0" });
  await sheetOf({ isDeleted: true });
  await sheetOf({ projectId: (await make.aProject()).id });
  await refresh();
  expect((await lines()).slice(1)).toEqual([
    {
      kind: "MAINTENANCE",
      description: `MANTENIMIENTO PREVENTIVO / ${unit.code}`,
      quantity: 1,
      price: 80.5,
      subject: done.sheetNumber,
    },
  ]);
  await database()
    .update(maintenanceSheets)
    .set({ status: "IN_PROGRESS" })
    .where(eq(maintenanceSheets.id, done.id));
  await refresh();
  expect(await lines()).toHaveLength(1);
});

test("guides of the period that are not void, transport and stowage apart", async () => {
  const guide = await make.aShippingGuide({
    projectId: project.id,
    transportCost: "120.00",
    stowageCost: "30.00",
    logisticsConcept: "Plataforma a Campo Norte",
  });
  await make.aShippingGuide({ projectId: project.id, transportCost: "7", status: "VOID" });
  await make.aShippingGuide({ projectId: project.id, transportCost: "7", issueDate: "2026-02-01" });
  await make.aShippingGuide({ projectId: project.id, transportCost: "7", isDeleted: true });
  await make.aShippingGuide({ projectId: project.id });
  await refresh();
  expect(await lines()).toEqual([
    {
      kind: "TRANSPORT",
      description: "Plataforma a Campo Norte",
      quantity: 1,
      price: 120,
      subject: guide.guideNumber,
    },
    {
      kind: "STOWAGE",
      description: `ESTIBA / ${guide.guideNumber}`,
      quantity: 1,
      price: 30,
      subject: guide.guideNumber,
    },
  ]);
  await database().update(shippingGuides).set({ status: "VOID" });
  await refresh();
  expect(await lines()).toEqual([]);
});

test("a line that goes on keeps its id, and an equal one is not written again", async () => {
  await make.aRentedUnit(project);
  await refresh();
  const before = await database().select().from(worksheetLines);
  await make.aRentedUnit(project, { cost: "1.00" });
  await refresh();
  const after = await database().select().from(worksheetLines).orderBy(worksheetLines.id);
  expect(after[0]).toEqual(before[0]);
  expect(after).toHaveLength(2);
});

test("reads and writes in a constant number of statements", async () => {
  const statementsOf = () => countQueries(refresh);
  await make.aRentedUnit(project);
  const few = await statementsOf();
  for (let index = 0; index < 12; index += 1) {
    const { unit } = await make.aRentedUnit(project);
    await aService({ servedEquipmentId: unit.id });
    await aChain("2026-01-05", [unit.id]);
    await make.aWorksheet({ projectId: project.id, periodStart: "2025-12-01" });
  }
  expect(await statementsOf()).toBe(few);
});

test("404, 401, 403", async () => {
  expect((await refresh(2_147_483_647)).status).toBe(404);
  const params = { sheet_id: sheet.id };
  expect((await call(POST, { method: "POST", params, body: {} })).status).toBe(401);
  const technician = await make.aSession("TECNICO");
  expect((await call(POST, { as: technician, method: "POST", params, body: {} })).status).toBe(403);
});

test("the review says what would change, of a sheet that stands still what reopening would, and writes nothing", async () => {
  const { unit } = await make.aRentedUnit(project);
  await refresh();
  const before = await database().select().from(worksheetLines);
  await make.aRentedUnit(project);
  await database()
    .update(assignments)
    .set({ cost: "7.00" })
    .where(eq(assignments.equipmentId, unit.id));
  await database().update(worksheets).set({ status: "LIQUIDATED" });
  const seen = async () =>
    (await call(review, { as: office, params: { sheet_id: sheet.id } })).body.data;
  expect(await seen()).toMatchObject({
    added: [{ id: null, kind: "RENT", quantity: 31, unit_price: 10 }],
    changed: [{ before: { unit_price: 10 }, after: { id: before[0]?.id, unit_price: 7 } }],
    removed: [],
  });
  expect(await database().select().from(worksheetLines)).toEqual(before);
  await database().delete(assignments);
  expect(await seen()).toMatchObject({ removed: [{ id: before[0]?.id }] });
  await database().update(worksheets).set({ status: "CANCELLED" });
  expect(await seen()).toEqual({ added: [], changed: [], removed: [] });
});

test("a line tells the chains and visits behind its days", async () => {
  const { unit } = await make.aRentedUnit(project);
  const service = await aService({ servedEquipmentId: unit.id });
  const chain = await aChain("2026-01-05", [unit.id]);
  await aChain("2026-01-06", [unit.id], { status: "CANCELLED" });
  await make.aVisit({ assignmentId: service.id, plannedDate: "2026-01-12" });
  await refresh();
  const stored = await database().select().from(worksheetLines).orderBy(worksheetLines.id);
  const factsOf = async (detail_id = 2_147_483_647) =>
    call(getLine, { as: office, params: { detail_id } });
  expect((await factsOf(stored[1]?.id)).body.data.days).toEqual([
    {
      date: "2026-01-05",
      custody_chains: [{ id: chain.id, consecutive: chain.consecutive }],
      is_visited: false,
    },
    { date: "2026-01-12", custody_chains: [], is_visited: true },
  ]);
  expect((await factsOf(stored[0]?.id)).body.data.days).toHaveLength(31);
  expect((await factsOf()).status).toBe(404);
});
