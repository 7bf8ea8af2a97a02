import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { listDoubts } from "../maintenance/list-doubts";
import { listLines } from "../worksheets/list-lines";
import { createChain } from "./create-chain";
import { listAssignmentChoices } from "./list-assignment-choices";
import { listItems } from "./list-items";
import { previewChainCharges } from "./preview-chain-charges";

const day = "2026-01-15";

let ctx: Context;
let field: Context;
let project: Awaited<ReturnType<typeof make.aProject>>;
let sheet: Awaited<ReturnType<typeof make.aWorksheet>>;
let rented: Awaited<ReturnType<typeof make.aRentedUnit>>;
let mant: Awaited<ReturnType<typeof make.anAssignment>>;
let alone: Awaited<ReturnType<typeof make.anAssignment>>;

const aServiceOf = async (servedEquipmentId: number | null, given = {}) =>
  make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    kind: "SERVICIO",
    servedEquipmentId,
    cost: "25.00",
    description: "MANTENIMIENTO",
    ...given,
  });

beforeEach(async () => {
  ctx = await memberAt("2026-02-10T17:00:00Z");
  field = await memberAt("2026-02-10T17:00:00Z", { role: "TECNICO" });
  project = await make.aProject();
  sheet = await make.aWorksheet({ projectId: project.id });
  rented = await make.aRentedUnit(project);
  mant = await aServiceOf(rented.unit.id);
  alone = await aServiceOf(null, { cost: "40.00", description: "SUCCIÓN" });
});

const write = (given: Partial<Parameters<typeof createChain>[1]> = {}) =>
  createChain(ctx, {
    worksheetId: sheet.id,
    date: day,
    waste: "LODOS",
    contactName: "Luis",
    assignmentIds: [rented.assignment.id],
    ...given,
  });

const ask = (given: Partial<Parameters<typeof previewChainCharges>[1]> = {}, as = ctx) =>
  previewChainCharges(as, {
    worksheetId: sheet.id,
    date: day,
    assignmentIds: [rented.assignment.id],
    ...given,
  });

const onSheet = async () => {
  const { rows } = await listLines(ctx, { worksheetId: sheet.id, page: null });
  return rows.filter(({ kind }) => kind === "SERVICE").map(({ subtotal }) => subtotal);
};

test("a linked service stands under its unit; a standalone one is chosen by itself", async () => {
  const offered = await listAssignmentChoices(ctx, { projectId: project.id });
  expect(offered.map(({ assignmentId }) => assignmentId)).toEqual([rented.assignment.id, alone.id]);
  expect(offered.map(({ services }) => services.map(({ amount }) => amount))).toEqual([
    ["25.00"],
    [],
  ]);
  const inField = await listAssignmentChoices(field, { projectId: project.id });
  expect(inField[0]?.services).toMatchObject([{ assignmentId: mant.id, amount: null }]);
});

test("a linked service that a chain names without its unit can be seen and taken out", async () => {
  const { chain } = await write({ assignmentIds: [mant.id] });
  const items = await listItems(ctx, { chainId: chain.id });
  const offered = await listAssignmentChoices(ctx, { projectId: project.id, items });
  expect(offered.map(({ assignmentId }) => assignmentId)).toContain(mant.id);
});

test("a chain adds the day of each service that it serves, as the sheet then bills it", async () => {
  const assignmentIds = [rented.assignment.id, alone.id];
  const charges = await ask({ assignmentIds });
  expect(charges).toMatchObject({
    days: 2,
    amount: "65",
    lines: [
      { assignmentId: mant.id, description: "MANTENIMIENTO", days: 1, amount: "25" },
      { assignmentId: alone.id, description: "SUCCIÓN", days: 1, amount: "40" },
    ],
    services: [{ unitId: rented.unit.id, isAdded: true, amount: "25.00", chargedBy: [] }],
    elsewhere: [],
    doubts: [],
  });
  await write({ assignmentIds });
  expect(await onSheet()).toEqual(["25.00", "40.00"]);
});

test("a technician is told what is charged without amounts", async () => {
  await make.aMaintenanceSheet({
    projectId: project.id,
    equipmentId: rented.unit.id,
    date: day,
    status: "COMPLETED",
    totalCost: "80.00",
  });
  const charges = await ask({}, field);
  expect(charges).toMatchObject({ days: 1, amount: null, lines: [{ days: 1, amount: null }] });
  expect(charges.doubts[0]?.charges.map(({ amount }) => amount)).toEqual([null, null]);
  expect(JSON.stringify(charges)).not.toMatch(/"(25|80)(\.00)?"/);
});

test("a day that another chain or a visit charges adds nothing, and says which", async () => {
  const other = await write();
  expect(await ask()).toMatchObject({
    ...{ days: 0, amount: "0", lines: [], doubts: [] },
    services: [{ isAdded: false, chargedBy: [{ label: `Cadena ${other.chain.consecutive}` }] }],
  });
  await make.aVisit({ assignmentId: mant.id, plannedDate: "2026-01-16" });
  await refreshWorksheets(ctx, project.id);
  const visited = await ask({ date: "2026-01-16" });
  expect(visited).toMatchObject({
    days: 0,
    services: [{ isAdded: false, chargedBy: [{ label: "Visita del 16/01/2026" }] }],
  });
  expect(visited.services[0]?.chargedBy[0]?.url).toBe(
    `/projects/${project.id}/calendar?view=day&date=2026-01-16`,
  );
});

test("a known chain counts what it charges itself, and nothing once it is cancelled", async () => {
  const { chain } = await write();
  expect(await ask({ chainId: chain.id })).toMatchObject({ days: 1, amount: "25" });
  expect(await ask({ chainId: chain.id, status: "CANCELLED" })).toMatchObject({ days: 0 });
  expect(await ask({ chainId: chain.id, assignmentIds: [] })).toMatchObject({ days: 0 });
  expect(await ask({ chainId: chain.id, date: "2026-01-16" })).toMatchObject({ days: 1 });
});

test("outside the period, before the service began, or in a sheet that stands still, nothing is added", async () => {
  expect(await ask({ date: "2026-02-01" })).toMatchObject({ days: 0, amount: "0" });
  expect(await ask({ date: "2025-12-31" })).toMatchObject({ days: 0, services: [] });
  const billed = await make.aWorksheet({ projectId: project.id, status: "INVOICED" });
  expect(await ask({ worksheetId: billed.id })).toMatchObject({ days: 0 });
});

test("a chain of the earlier sheet takes the day from the later one, and says so", async () => {
  const later = await make.aWorksheet({ projectId: project.id });
  await write({ worksheetId: later.id });
  expect(await ask()).toMatchObject({
    days: 1,
    elsewhere: [{ seriesCode: later.seriesCode, days: -1 }],
  });
});

test("a maintenance sheet of the unit on the day may be the same work, both ways", async () => {
  const { sheetNumber, id } = await make.aMaintenanceSheet({
    projectId: project.id,
    equipmentId: rented.unit.id,
    date: day,
    status: "COMPLETED",
    totalCost: "80.00",
  });
  const { doubts } = await ask();
  expect(doubts).toMatchObject([
    {
      code: rented.unit.code,
      charges: [
        { amount: "25.00", proofs: [] },
        { amount: "80.00", proofs: [{ label: sheetNumber, url: `/maintenance/${id}` }] },
      ],
    },
  ]);
  expect((await ask({ assignmentIds: [alone.id] })).doubts).toEqual([]);
  expect((await ask({ date: "2026-01-16" })).doubts).toEqual([]);
});

test("the maintenance form hears of the chain, of the visit and of another sheet", async () => {
  const asked = { projectId: project.id, equipmentId: rented.unit.id, date: day };
  expect(await listDoubts(ctx, asked)).toEqual([]);
  const { chain } = await write();
  expect(await listDoubts(ctx, asked)).toMatchObject([
    {
      charges: [
        { amount: "25.00", proofs: [{ url: `/custody/${chain.id}` }] },
        { label: "Mantenimiento", amount: null, proofs: [] },
      ],
    },
  ]);
  await make.aVisit({ assignmentId: mant.id, plannedDate: "2026-01-16" });
  expect(await listDoubts(ctx, { ...asked, date: "2026-01-16" })).toHaveLength(1);
  const given = { projectId: project.id, equipmentId: rented.unit.id, date: "2026-01-17" };
  const own = await make.aMaintenanceSheet({ ...given, status: "COMPLETED", totalCost: "9.00" });
  expect(await listDoubts(ctx, { ...given, sheetId: own.id })).toEqual([]);
  expect(await listDoubts(ctx, given)).toHaveLength(1);
});

test("what a chain charges takes the same few queries for one unit and for many", async () => {
  const few = await countQueries(ask);
  const assignmentIds: number[] = [];
  for (let units = 0; units < 5; units += 1) {
    const { unit, assignment } = await make.aRentedUnit(project);
    await aServiceOf(unit.id);
    assignmentIds.push(assignment.id);
  }
  expect(await ask({ assignmentIds })).toMatchObject({ days: 5, amount: "125" });
  expect(await countQueries(() => ask({ assignmentIds }))).toBe(few);
});
