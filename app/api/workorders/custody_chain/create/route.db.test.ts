import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { PUT as update } from "@/app/api/workorders/sheets/update/route";
import { database } from "@/db/client";
import {
  changes,
  custodyChainItems,
  custodyChains,
  operatorBlocks,
  projects,
  staffPasses,
  vaccinations,
  vehicleCertificationRecords,
  vehiclePasses,
  worksheetLines,
  worksheets,
} from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { extent } from "@/scripts/testing/extent.mjs";
import { POST } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let sheet: Awaited<ReturnType<typeof make.aWorksheet>>;
let chain: { sheet_project_id: number; date: string; type_waste: string; contact_name: string };

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject();
  sheet = await make.aWorksheet({ projectId: project.id });
  chain = {
    sheet_project_id: sheet.id,
    date: "2026-01-15",
    type_waste: "AGUAS NEGRAS",
    contact_name: "Luis Andrade",
  };
});

const create = (given: object = {}, as: Parameters<typeof call>[1] = { as: office }) =>
  call(POST, { ...as, body: { ...chain, ...given } });

const stored = (id: number) =>
  database().query.custodyChains.findFirst({ where: eq(custodyChains.id, id) });

const itemsOf = (id: number) =>
  database()
    .select()
    .from(custodyChainItems)
    .where(eq(custodyChainItems.chainId, id))
    .orderBy(asc(custodyChainItems.id));

const aServiceOf = async (served: number | null, given = {}) =>
  make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    kind: "SERVICIO",
    servedEquipmentId: served,
    cost: "30.00",
    ...given,
  });

test("opens a chain with the volumes of the one typed", async () => {
  const { status, body } = await create({ volume_gallons: 1000, contact_phone: " 099 1 " });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    success: true,
    message: expect.any(String),
    data: { ...chain, volume_gallons: 1000, consecutive: "0000001", status: "DRAFT", warnings: [] },
  });
  expect(await stored(body.data.id)).toMatchObject({
    volumeUnit: "GALLONS",
    gallons: "1000.000000",
    barrels: "23.809524",
    cubicMeters: "3.785410",
    contactPhone: "099 1",
    createdBy: office.user.id,
  });
});

test.each([
  [{ volume_barrels: "10" }, ["BARRELS", "420.000000", "10.000000", "1.589872"]],
  [{ volume_cubic_meters: 1 }, ["CUBIC_METERS", "264.172000", "6.289810", "1.000000"]],
  [
    { volume_cubic_meters: 1, volume_barrels: 10 },
    ["BARRELS", "420.000000", "10.000000", "1.589872"],
  ],
  [{ volume_gallons: 0, volume_barrels: 10 }, ["GALLONS", "0.000000", "0.000000", "0.000000"]],
  [{ volume_gallons: null }, [null, null, null, null]],
  [{}, [null, null, null, null]],
])("%j is kept as typed and the others derived", async (volumes, expected) => {
  const { body } = await create(volumes);
  const row = await stored(body.data.id);
  expect([row?.volumeUnit, row?.gallons, row?.barrels, row?.cubicMeters]).toEqual(expected);
});

describe("its equipment", () => {
  test("is every unit assigned and not retired, numbered from 1", async () => {
    const units = [
      await make.aRentedUnit(project),
      await make.aRentedUnit(project),
      await make.aRentedUnit(project),
    ];
    await make.aRentedUnit(project, { isRetired: true, retirementDate: "2026-01-10" });
    await make.aRentedUnit(project, { isActive: false });
    await make.aRentedUnit(await make.aProject());
    await aServiceOf(null);
    const { body } = await create();
    expect(await itemsOf(body.data.id)).toEqual(
      units.map(({ unit, assignment }, index) =>
        expect.objectContaining({
          assignmentId: assignment.id,
          equipmentId: unit.id,
          sequence: index + 1,
        }),
      ),
    );
  });

  test("is what was chosen, in that order: units, retired ones, services", async () => {
    const { assignment } = await make.aRentedUnit(project);
    await make.aRentedUnit(project);
    const old = await make.aRentedUnit(project, { isRetired: true, retirementDate: "2026-01-20" });
    const service = await aServiceOf(null);
    const ids = [service.id, old.assignment.id, assignment.id];
    const { body } = await create({ project_resource_ids: ids });
    const items = await itemsOf(body.data.id);
    expect(items.map((item) => [item.sequence, item.assignmentId])).toEqual(
      ids.map((id, index) => [index + 1, id]),
    );
  });

  test("may be nothing", async () => {
    await make.aRentedUnit(project);
    const { body } = await create({ project_resource_ids: [] });
    expect(await itemsOf(body.data.id)).toEqual([]);
  });

  test("that does not exist is 404, another project's or repeated is 400", async () => {
    const { assignment } = await make.aRentedUnit(project);
    const elsewhere = await make.anAssignment();
    const deleted = await make.anAssignment({ projectId: project.id, isDeleted: true });
    const of = async (...ids: number[]) => {
      const { status, body } = await create({ project_resource_ids: ids });
      return [status, Object.keys(body.field_errors ?? {})];
    };
    expect(await of(assignment.id, 2_147_483_647)).toEqual([404, []]);
    expect(await of(deleted.id)).toEqual([404, []]);
    expect(await of(assignment.id, elsewhere.id)).toEqual([400, ["project_resource_ids"]]);
    expect(await of(assignment.id, assignment.id)).toEqual([400, ["project_resource_ids"]]);
    expect(await database().$count(custodyChains)).toBe(0);
  });
});

test("what it handled is billed at once, and totals follow", async () => {
  const { unit } = await make.aRentedUnit(project, { cost: "10.00", endDate: "2026-01-10" });
  await aServiceOf(unit.id);
  const alone = await aServiceOf(null);
  await create({ date: "2026-01-05" });
  await create({ date: "2026-01-06", project_resource_ids: [alone.id] });
  await create({ date: "2026-01-06", status: "CANCELLED" });
  const lines = await database()
    .select({ kind: worksheetLines.kind, days: worksheetLines.billedDays })
    .from(worksheetLines)
    .where(eq(worksheetLines.worksheetId, sheet.id))
    .orderBy(asc(worksheetLines.id));
  expect(lines.filter(({ kind }) => kind === "SERVICE")).toEqual([
    { kind: "SERVICE", days: ["2026-01-05"] },
    { kind: "SERVICE", days: ["2026-01-06"] },
  ]);
  const [after] = await database().select().from(worksheets).where(eq(worksheets.id, sheet.id));
  expect(after).toMatchObject({ subtotal: "160.00", taxAmount: "24.00", total: "184.00" });
});

describe("papers expired on its date", () => {
  test("warn and do not block", async () => {
    const member = await make.aStaffMember({
      licenseUntil: "2026-01-14",
      medicalUntil: "2026-01-15",
      maeUntil: null,
    });
    const vehicle = await make.aVehicle({
      registrationUntil: "2025-12-31",
      mtopUntil: "2027-01-01",
    });
    const db = database();
    const [block] = await db.select().from(operatorBlocks).limit(1);
    const code = block?.code ?? "";
    await db.insert(staffPasses).values([
      { staffId: member.id, block: code, expiresOn: "2025-11-30" },
      { staffId: member.id, block: code, expiresOn: "2026-11-30", isDeleted: true },
    ]);
    await db.insert(vehiclePasses).values([
      { vehicleId: vehicle.id, block: code, expiresOn: "2025-11-30" },
      { vehicleId: vehicle.id, block: code, expiresOn: "2026-11-30" },
    ]);
    await db.insert(vaccinations).values([
      { staffId: member.id, vaccine: "TETANUS", appliedOn: "2024-01-01", nextDoseOn: "2025-01-01" },
      { staffId: member.id, vaccine: "TETANUS", appliedOn: "2025-01-01", nextDoseOn: "2027-01-01" },
      { staffId: member.id, vaccine: "COVID", appliedOn: "2024-01-01", nextDoseOn: "2025-01-02" },
    ]);
    await db.insert(vehicleCertificationRecords).values({
      vehicleId: vehicle.id,
      name: "PRUEBA HIDROSTATICA",
      startDate: "2024-01-01",
      endDate: "2025-12-01",
    });
    const { status, body } = await create({ technical_id: member.id, vehicle_id: vehicle.id });
    expect(status).toBe(201);
    expect(
      body.data.warnings.map((one: Record<string, unknown>) => [one.kind, one.expires_on]),
    ).toEqual([
      ["vaccine", "2025-01-02"],
      ["technical_pass", "2025-11-30"],
      ["vehicle_certification", "2025-12-01"],
      ["vehicle", "2025-12-31"],
      ["technical", "2026-01-14"],
    ]);
    expect(body.data.warnings[4]).toMatchObject({
      label: "Licencia de conducir",
      subject_id: member.id,
      subject_name: "Jaime Grefa",
      message: "Licencia de conducir de Jaime Grefa: venció el 14/01/2026.",
    });
  });

  test("are those of its date, not of today", async () => {
    const member = await make.aStaffMember({ licenseUntil: "2026-01-15" });
    const on = async (date: string) =>
      (await create({ technical_id: member.id, date })).body.data.warnings.length;
    expect([await on("2026-01-15"), await on("2026-01-16")]).toEqual([0, 1]);
  });
});

test("a technician, a vehicle or a sheet that is missing, inactive or deleted is 404", async () => {
  const gone = [
    { technical_id: 2_147_483_647 },
    { technical_id: (await make.aStaffMember({ isDeleted: true })).id },
    { technical_id: (await make.aStaffMember({ isActive: false })).id },
    { vehicle_id: 2_147_483_647 },
    { vehicle_id: (await make.aVehicle({ isDeleted: true })).id },
    { vehicle_id: (await make.aVehicle({ isActive: false })).id },
    { sheet_project_id: 2_147_483_647 },
    { sheet_project_id: (await make.aWorksheet({ isDeleted: true })).id },
    {
      sheet_project_id: (
        await make.aWorksheet({ projectId: (await make.aProject({ isActive: false })).id })
      ).id,
    },
  ];
  for (const given of gone)
    expect([given, await create(given)]).toMatchObject([given, { status: 404 }]);
  expect(await database().$count(custodyChains)).toBe(0);
});

test("a missing record comes before the sheet's refusal", async () => {
  await database().update(worksheets).set({ status: "LIQUIDATED" });
  expect((await create({ technical_id: 2_147_483_647 })).status).toBe(404);
  expect((await create({ project_resource_ids: [2_147_483_647] })).status).toBe(404);
});

test.each([
  [{ status: "LIQUIDATED" as const }, "worksheet_not_open"],
  [{ status: "INVOICED" as const }, "worksheet_not_open"],
  [{ status: "CANCELLED" as const }, "worksheet_not_open"],
  [{ isClosed: true }, "worksheet_locked"],
])("a sheet that is %j takes none", async (state, code) => {
  await database().update(worksheets).set(state);
  const before = await database().$count(changes);
  expect(await create()).toMatchObject({ status: 400, body: { code } });
  expect(await database().$count(custodyChains)).toBe(0);
  expect(await database().$count(changes)).toBe(before);
});

test("a closed project takes none", async () => {
  await database().update(projects).set({ isClosed: true });
  expect(await create()).toMatchObject({ status: 400, body: { code: "project_closed" } });
});

test.each([
  ["sheet_project_id", null],
  ["sheet_project_id", 2_147_483_648],
  ["date", null],
  ["date", "2026-02-30"],
  ["date", "15/01/2026"],
  ["type_waste", "AGUA"],
  ["type_waste", null],
  ["contact_name", "  "],
  ["contact_name", null],
  ["contact_name", "a\0b"],
  ["volume_gallons", -1],
  ["volume_gallons", "1.0000001"],
  ["volume_gallons", 1_000_000_000],
  ["volume_cubic_meters", "9999999999.999999"],
  ["volume_barrels", "mucho"],
  ["start_time", "25:00"],
  ["end_time", "8:30"],
  ["status", "OPEN"],
  ["technical_id", 0],
  ["vehicle_id", "uno"],
  ["project_resource_ids", 7],
  ["project_resource_ids", [0]],
  ["observations", "x".repeat(5001)],
])("refuses %s %j", async (field, value) => {
  const { status, body } = await create({ [field]: value });
  expect([status, body.code]).toEqual([400, "validation_error"]);
  expect(Object.keys(body.field_errors)[0]?.split(".")[0]).toBe(field);
  expect(await database().$count(custodyChains)).toBe(0);
});

test("takes every field, a date with a time and blank texts", async () => {
  const member = await make.aStaffMember();
  const vehicle = await make.aVehicle();
  const { status, body } = await create({
    date: "2026-01-15 23:59:59",
    technical_id: member.id,
    vehicle_id: vehicle.id,
    driver_name: "Marco Shiguango",
    driver_license: "1500000001",
    technical_name: "Jaime Grefa",
    observations: "",
    location: "Campo Norte",
    start_time: "08:30",
    end_time: "",
    status: "COMPLETED",
  });
  expect(status).toBe(201);
  expect(await stored(body.data.id)).toMatchObject({
    date: "2026-01-15",
    staffId: member.id,
    vehicleId: vehicle.id,
    driverName: "Marco Shiguango",
    observations: null,
    startTime: "08:30:00",
    endTime: null,
    status: "COMPLETED",
  });
});

test("a technician of the field may", async () => {
  const technician = await make.aSession("TECNICO");
  expect((await create({}, { as: technician })).status).toBe(201);
});

test("all at once take numbers without gaps, some refused", async () => {
  const atOnce = extent(6, 20);
  const sheets = [sheet, await make.aWorksheet(), await make.aWorksheet({ status: "INVOICED" })];
  const answers = await Promise.all(
    Array.from({ length: 6 * atOnce }, (_, index) =>
      create({
        sheet_project_id: index % 6 === 5 ? sheets[2]?.id : sheets[index % 2]?.id,
        volume_gallons: index,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(atOnce);
  const numbers = answers.flatMap(({ status, body }) =>
    status === 201 ? [body.data.consecutive] : [],
  );
  expect(numbers.sort()).toEqual(
    Array.from({ length: 5 * atOnce }, (_, index) => String(index + 1).padStart(7, "0")),
  );
}, 60_000);

test("of chains opened while their sheet is liquidated, each is completed by it or refused", async () => {
  const liquidate = call(update, {
    as: office,
    body: { id: sheet.id, status: "LIQUIDATED" },
    method: "PUT",
  });
  const answers = await Promise.all([liquidate, ...Array.from({ length: 10 }, () => create())]);
  const opened = answers.slice(1).filter(({ status }) => status === 201);
  expect(answers.slice(1).every(({ status }) => status === 201 || status === 400)).toBe(true);
  const chains = await database().select().from(custodyChains);
  expect(chains.map(({ status }) => status)).toEqual(opened.map(() => "COMPLETED"));
});

test("the same Idempotency-Key opens one chain", async () => {
  const asked = { as: office, headers: { "Idempotency-Key": "uno" } };
  const [one, two] = await Promise.all([create({}, asked), create({}, asked)]);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(one.body).toEqual(two.body);
  expect(await database().$count(custodyChains)).toBe(1);
});
