import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { maintenanceSheets, worksheetLines } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { PUT as putInCollection } from "../route";
import { DELETE, GET, PUT } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
});

const get = (id: number, as: { cookie: string } = office) =>
  call(GET, { as, params: { sheet_id: id } });

test("GET shows every field with the project and the unit", async () => {
  const project = await make.aProject();
  const unit = await make.anEquipment();
  const sheet = await make.aMaintenanceSheet({
    projectId: project.id,
    equipmentId: unit.id,
    type: "CORRECTIVO",
    faultDescription: "Fuga",
    dailyRate: "50.00",
    days: "1.50",
    totalCost: "75.00",
    status: "APPROVED",
    approvedBy: "Ing. Lema",
    approvedAt: new Date("2026-01-20T15:00:00Z"),
  });
  const { status, body } = await get(sheet.id, await make.aSession("TECNICO"));
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: {
      id: sheet.id,
      sheet_number: sheet.sheetNumber,
      project_id: project.id,
      project: { id: project.id, partner_name: expect.any(String), location: project.location },
      resource_item: { id: unit.id, code: unit.code, name: unit.name, type_equipment: unit.type },
      date: "2026-01-15",
      type_maintenance: "CORRECTIVO",
      fault_description: "Fuga",
      fault_causes: null,
      parts_used: null,
      work_performed: null,
      observations: null,
      days: 1.5,
      daily_rate: 50,
      logistics_cost: 0,
      parts_cost: 0,
      total_cost: 75,
      technician_name: null,
      supervisor_name: null,
      status: "APPROVED",
      approved_by: "Ing. Lema",
      approved_at: "2026-01-20T15:00:00.000Z",
      is_deleted: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  });
});

test("GET answers 404 for a sheet that is missing or deleted, or whose project is", async () => {
  const gone = [
    await make.aMaintenanceSheet({ isDeleted: true }),
    await make.aMaintenanceSheet({ projectId: (await make.aProject({ isDeleted: true })).id }),
    await make.aMaintenanceSheet({ projectId: (await make.aProject({ isActive: false })).id }),
  ];
  for (const { id } of [...gone, { id: 2_147_483_647 }]) expect((await get(id)).status).toBe(404);
});

describe("PUT", () => {
  const update = (sheet_id: number, body: object, as: { cookie: string } = office) =>
    call(PUT, { as, params: { sheet_id }, body, method: "PUT" });

  test("changes the sheet of the path, whatever id the body says", async () => {
    const [one, other] = [await make.aMaintenanceSheet(), await make.aMaintenanceSheet()];
    const { status, body } = await update(one.id, { id: other.id, observations: "nota" });
    expect([status, body.data.id, body.data.observations]).toEqual([200, one.id, "nota"]);
    expect((await get(other.id)).body.data.observations).toBeNull();
  });

  test("the sheet's 404 comes before the body's 400", async () => {
    expect((await update(2_147_483_647, { status: "NADA" })).status).toBe(404);
    expect((await update((await make.aMaintenanceSheet()).id, { status: "NADA" })).status).toBe(
      400,
    );
  });

  test("keeps the technician from approving and from what is approved", async () => {
    const technician = await make.aSession("TECNICO");
    const open = await make.aMaintenanceSheet();
    const approved = await make.aMaintenanceSheet({ status: "APPROVED" });
    expect((await update(open.id, { status: "APPROVED" }, technician)).status).toBe(403);
    expect((await update(approved.id, { observations: "x" }, technician)).status).toBe(403);
    expect((await update(open.id, { status: "COMPLETED" }, technician)).status).toBe(200);
  });

  test("of both doors at once, both changes stay", async () => {
    const { id } = await make.aMaintenanceSheet({ dailyRate: "10.00", totalCost: "10.00" });
    await Promise.all([
      update(id, { parts_cost: 5 }),
      call(putInCollection, { as: office, body: { id, logistics_cost: 7 }, method: "PUT" }),
    ]);
    expect((await get(id)).body.data.total_cost).toBe(22);
  });
});

describe("DELETE", () => {
  const remove = (sheet_id: number, as: { cookie: string } = office) =>
    call(DELETE, { as, params: { sheet_id }, method: "DELETE" });

  test("takes the sheet out of every list and of the bill", async () => {
    const project = await make.aProject();
    await make.aWorksheet({ projectId: project.id });
    const sheet = await make.aMaintenanceSheet({ projectId: project.id, totalCost: "40.00" });
    await call(PUT, {
      as: office,
      params: { sheet_id: sheet.id },
      body: { status: "COMPLETED" },
      method: "PUT",
    });
    expect(await database().$count(worksheetLines)).toBe(1);
    const { status, body } = await remove(sheet.id);
    expect([status, body]).toEqual([200, { success: true, message: expect.any(String) }]);
    expect(await database().$count(worksheetLines)).toBe(0);
    const [row] = await database()
      .select()
      .from(maintenanceSheets)
      .where(eq(maintenanceSheets.id, sheet.id));
    expect(row?.isDeleted).toBe(true);
    expect((await get(sheet.id)).status).toBe(404);
    expect((await remove(sheet.id)).status).toBe(404);
  });

  test("is for the office only", async () => {
    const { id } = await make.aMaintenanceSheet();
    expect((await remove(id, await make.aSession("TECNICO"))).status).toBe(403);
    expect((await get(id)).status).toBe(200);
  });
});
