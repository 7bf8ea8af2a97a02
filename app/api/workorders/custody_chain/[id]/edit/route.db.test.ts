import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as create } from "@/app/api/workorders/custody_chain/create/route";
import { database } from "@/db/client";
import { changes, custodyChainItems, custodyChains, worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { PATCH, PUT } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let sheet: Awaited<ReturnType<typeof make.aWorksheet>>;
let id: number;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject();
  sheet = await make.aWorksheet({ projectId: project.id });
  const { body } = await call(create, {
    as: office,
    body: {
      sheet_project_id: sheet.id,
      date: "2026-01-15",
      type_waste: "AGUAS NEGRAS",
      contact_name: "Luis Andrade",
      volume_cubic_meters: 10,
      observations: "nota",
    },
  });
  id = body.data.id;
});

const edit = (body: object, asked: object = {}) =>
  call(PUT, { as: office, params: { id }, body, method: "PUT", ...asked });

const stored = async () =>
  (await database().select().from(custodyChains).where(eq(custodyChains.id, id)))[0];

const cubic = {
  volumeUnit: "CUBIC_METERS",
  gallons: "2641.720000",
  barrels: "62.898095",
  cubicMeters: "10.000000",
};

test("changes the given fields and answers the detail", async () => {
  const { status, body } = await edit({
    type_waste: "LODOS",
    contact_phone: "099",
    date: "2026-01-20T10:00:00",
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    message: expect.any(String),
    data: {
      id,
      sheet_project: { id: sheet.id, series_code: sheet.seriesCode, project: { id: project.id } },
      date: "2026-01-20",
      type_waste: "LODOS",
      contact_name: "Luis Andrade",
      contact_phone: "099",
      observations: "nota",
      volume_gallons: 2641.72,
      volume_barrels: 62.898095,
      volume_cubic_meters: 10,
      equipment_items: [],
    },
  });
  expect(await stored()).toMatchObject({ ...cubic, updatedBy: office.user.id });
});

test("works by PATCH", async () => {
  const answer = await call(PATCH, {
    as: office,
    params: { id },
    body: { observations: null },
    method: "PATCH",
  });
  expect(answer).toMatchObject({ status: 200, body: { data: { observations: null } } });
});

describe("volumes", () => {
  test("stay to the last digit when the note changes, whatever is sent back", async () => {
    for (const shown of [
      {},
      { volume_gallons: 2641.72 },
      { volume_gallons: "2641.720000", volume_barrels: 62.898095, volume_cubic_meters: 10 },
      { volume_barrels: 62.898095 },
    ]) {
      const { status } = await edit({ observations: JSON.stringify(shown), ...shown });
      expect(status).toBe(200);
      expect(await stored()).toMatchObject(cubic);
    }
  });

  test("derive again from a new one", async () => {
    await edit({ volume_gallons: 1000 });
    expect(await stored()).toMatchObject({
      volumeUnit: "GALLONS",
      gallons: "1000.000000",
      barrels: "23.809524",
      cubicMeters: "3.785410",
    });
    await edit({ volume_cubic_meters: 0 });
    expect(await stored()).toMatchObject({ volumeUnit: "CUBIC_METERS", gallons: "0.000000" });
  });

  test("are cleared by null", async () => {
    const { body } = await edit({ volume_cubic_meters: null });
    expect(body.data).toMatchObject({
      volume_gallons: null,
      volume_barrels: null,
      volume_cubic_meters: null,
      volume_unit: null,
    });
  });
});

describe("equipment", () => {
  const sequence = async () =>
    (
      await database()
        .select()
        .from(custodyChainItems)
        .where(eq(custodyChainItems.chainId, id))
        .orderBy(asc(custodyChainItems.sequence))
    ).map((item) => [item.sequence, item.assignmentId]);

  test("is replaced by the choice, and stays without one", async () => {
    const [a, b] = [await make.aRentedUnit(project), await make.aRentedUnit(project)];
    await edit({ project_resource_ids: [b.assignment.id, a.assignment.id] });
    expect(await sequence()).toEqual([
      [1, b.assignment.id],
      [2, a.assignment.id],
    ]);
    await edit({ observations: "otra" });
    expect(await sequence()).toHaveLength(2);
    await edit({ project_resource_ids: [a.assignment.id] });
    expect(await sequence()).toEqual([[1, a.assignment.id]]);
  });

  test("the same choice touches nothing", async () => {
    const { assignment } = await make.aRentedUnit(project);
    await edit({ project_resource_ids: [assignment.id] });
    const before = await database().$count(changes);
    await edit({ project_resource_ids: [assignment.id] });
    expect(await database().$count(changes)).toBe(before);
  });

  test("of another project is 400, unknown is 404", async () => {
    const other = await make.anAssignment();
    expect((await edit({ project_resource_ids: [other.id] })).status).toBe(400);
    expect((await edit({ project_resource_ids: [2_147_483_647] })).status).toBe(404);
  });
});

test("moving its date or cancelling it moves what is billed", async () => {
  const { unit, assignment } = await make.aRentedUnit(project, { cost: "0" });
  const service = await make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    kind: "SERVICIO",
    servedEquipmentId: unit.id,
  });
  const days = async () =>
    (
      await database()
        .select()
        .from(worksheetLines)
        .where(eq(worksheetLines.assignmentId, service.id))
    ).map(({ billedDays }) => billedDays);
  await edit({ project_resource_ids: [assignment.id] });
  expect(await days()).toEqual([["2026-01-15"]]);
  await edit({ date: "2026-01-16" });
  expect(await days()).toEqual([["2026-01-16"]]);
  await edit({ status: "CANCELLED" });
  expect(await days()).toEqual([]);
});

describe("another sheet", () => {
  test("of the project takes the chain", async () => {
    const other = await make.aWorksheet({ projectId: project.id });
    const { body } = await edit({ sheet_project_id: other.id });
    expect(body.data.sheet_project.id).toBe(other.id);
  });

  test("of another project is 400, unknown 404, not in progress 400", async () => {
    const elsewhere = await make.aWorksheet();
    const done = await make.aWorksheet({ projectId: project.id, status: "LIQUIDATED" });
    expect(await edit({ sheet_project_id: elsewhere.id })).toMatchObject({
      status: 400,
      body: { field_errors: { sheet_project_id: [expect.any(String)] } },
    });
    expect((await edit({ sheet_project_id: 2_147_483_647 })).status).toBe(404);
    expect(await edit({ sheet_project_id: done.id })).toMatchObject({
      status: 400,
      body: { code: "worksheet_not_open" },
    });
    expect((await stored())?.worksheetId).toBe(sheet.id);
  });
});

describe("the technician and the vehicle", () => {
  test("must exist and be active, unless they were there", async () => {
    const member = await make.aStaffMember({ licenseUntil: "2026-01-01" });
    const first = await edit({ technical_id: member.id });
    expect(first.body.data).toMatchObject({
      technical_id: member.id,
      technical: { first_name: "Jaime" },
      warnings: [{ kind: "technical", expires_on: "2026-01-01" }],
    });
    const inactive = await make.aStaffMember({ isActive: false });
    expect((await edit({ technical_id: inactive.id })).status).toBe(404);
    expect((await edit({ vehicle_id: 2_147_483_647 })).status).toBe(404);
    expect(await edit({ technical_id: null })).toMatchObject({
      body: { data: { technical_id: null, technical: null, warnings: [] } },
    });
  });
});

test.each([
  [{ status: "LIQUIDATED" as const }, "worksheet_not_open"],
  [{ status: "INVOICED" as const }, "worksheet_not_open"],
  [{ status: "CANCELLED" as const }, "worksheet_not_open"],
  [{ isClosed: true }, "worksheet_locked"],
])("a chain of a sheet that is %j is sealed, and opens again with it", async (state, code) => {
  await database().update(worksheets).set(state);
  const before = await stored();
  for (const body of [{ observations: "otra" }, { volume_gallons: 1 }, {}])
    expect(await edit(body)).toMatchObject({ status: 400, body: { code } });
  expect(await stored()).toEqual(before);
  await database().update(worksheets).set({ status: "IN_PROGRESS", isClosed: false });
  expect((await edit({ observations: "otra" })).status).toBe(200);
});

test.each([
  ["date", null],
  ["date", "2026-02-30"],
  ["type_waste", null],
  ["contact_name", ""],
  ["status", null],
  ["volume_gallons", "1e3"],
  ["sheet_project_id", null],
])("refuses %s %j", async (field, value) => {
  const before = await stored();
  expect(await edit({ [field]: value })).toMatchObject({
    status: 400,
    body: { code: "validation_error", field_errors: { [field]: [expect.any(String)] } },
  });
  expect(await stored()).toEqual(before);
});

test("nothing given changes nothing", async () => {
  const before = await stored();
  expect((await edit({})).status).toBe(200);
  expect(await stored()).toEqual(before);
});

test("a technician of the field may", async () => {
  expect((await edit({ observations: "x" }, { as: await make.aSession("TECNICO") })).status).toBe(
    200,
  );
});

test("a chain that is missing or deleted, or whose sheet is, is 404 before the body is read", async () => {
  const of = async (chain: number) =>
    (await edit({ type_waste: "NADA" }, { params: { id: chain } })).status;
  expect(await of(2_147_483_647)).toBe(404);
  expect(await of((await make.aCustodyChain({ isDeleted: true })).id)).toBe(404);
  const deleted = await make.aWorksheet({ isDeleted: true });
  expect(await of((await make.aCustodyChain({ worksheetId: deleted.id })).id)).toBe(404);
  expect(await of(id)).toBe(400);
});
