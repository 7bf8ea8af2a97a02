import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { changes, maintenanceSheets, projects, worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { extent } from "@/scripts/testing/extent.mjs";
import { GET, POST, PUT } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let unit: Awaited<ReturnType<typeof make.anEquipment>>;
let sheet: Record<string, unknown>;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject();
  unit = await make.anEquipment();
  sheet = {
    project_id: project.id,
    resource_item_id: unit.id,
    date: "2026-01-15",
    type_maintenance: "PREVENTIVO",
  };
});

const create = (given: object = {}, asked: object = {}) =>
  call(POST, { as: office, body: { ...sheet, ...given }, ...asked });
const update = (body: object, asked: object = {}) =>
  call(PUT, { as: office, body, method: "PUT", ...asked });
const year = () =>
  new Date().toLocaleDateString("en-CA", { timeZone: "America/Guayaquil" }).slice(0, 4);
const number = (at: number) => `MNT-${year()}-${String(at).padStart(4, "0")}`;

describe("POST", () => {
  test("opens a sheet with its number and its total", async () => {
    const { status, body } = await create({
      daily_rate: "50.00",
      days: 2,
      logistics_cost: 10.1,
      parts_cost: 5,
      parts_used: " Válvula ",
      technician_name: "Jaime Grefa",
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: expect.any(String),
      data: {
        id: expect.any(Number),
        sheet_number: number(1),
        project_id: project.id,
        resource_item: { id: unit.id, code: unit.code, name: unit.name },
        date: "2026-01-15",
        type_maintenance: "PREVENTIVO",
        total_cost: 115.1,
        status: "IN_PROGRESS",
      },
    });
    const [row] = await database().select().from(maintenanceSheets);
    expect(row).toMatchObject({
      days: "2.00",
      dailyRate: "50.00",
      partsUsed: "Válvula",
      approvedBy: null,
      createdBy: office.user.id,
    });
  });

  test("keeps a total that is given", async () => {
    const { body } = await create({ daily_rate: 50, total_cost: "7.25" });
    expect(body.data.total_cost).toBe(7.25);
  });

  test("asks a corrective sheet for its fault", async () => {
    const fault = { type_maintenance: "CORRECTIVO" };
    for (const given of [
      fault,
      { ...fault, fault_description: "  " },
      { ...fault, fault_description: null },
    ])
      expect(await create(given)).toMatchObject({
        status: 400,
        body: { field_errors: { fault_description: [expect.any(String)] } },
      });
    expect((await create({ ...fault, fault_description: "Bomba quemada" })).status).toBe(201);
  });

  test.each([
    ["project_id", null],
    ["resource_item_id", "1"],
    ["date", "2026-02-30"],
    ["date", null],
    ["type_maintenance", "OTRO"],
    ["daily_rate", -1],
    ["daily_rate", "1.001"],
    ["days", "x"],
    ["total_cost", 10_000_000_000_000],
    ["observations", "a\0b"],
    ["technician_name", "x".repeat(201)],
  ])("refuses %s %j", async (field, value) => {
    expect(await create({ [field]: value })).toMatchObject({
      status: 400,
      body: { code: "validation_error", field_errors: { [field]: [expect.any(String)] } },
    });
    expect(await database().$count(maintenanceSheets)).toBe(0);
  });

  test("refuses a total that cannot be stored", async () => {
    expect(await create({ days: 99_999_999, daily_rate: 9_999_999_999 })).toMatchObject({
      status: 400,
      body: { field_errors: { total_cost: [expect.any(String)] } },
    });
  });

  test("a project or a unit that is missing, inactive or deleted is 404", async () => {
    const gone = [
      { project_id: 2_147_483_647 },
      { project_id: (await make.aProject({ isActive: false })).id },
      { project_id: (await make.aProject({ isDeleted: true })).id },
      { resource_item_id: 2_147_483_647 },
      { resource_item_id: (await make.anEquipment({ isActive: false })).id },
      { resource_item_id: (await make.anEquipment({ isDeleted: true })).id },
    ];
    for (const given of gone)
      expect([given, await create(given)]).toMatchObject([given, { status: 404 }]);
  });

  test("a closed project takes none", async () => {
    await database().update(projects).set({ isClosed: true });
    expect(await create()).toMatchObject({ status: 400, body: { code: "project_closed" } });
    expect((await create({ resource_item_id: 2_147_483_647 })).status).toBe(404);
  });

  test("a technician of the field may", async () => {
    expect((await create({}, { as: await make.aSession("TECNICO") })).status).toBe(201);
  });

  test("all at once take numbers without gaps, some refused", async () => {
    const atOnce = extent(6, 20);
    const other = await make.aProject();
    const closed = await make.aProject({ isClosed: true });
    const answers = await Promise.all(
      Array.from({ length: 6 * atOnce }, (_, index) =>
        create({ project_id: index % 6 === 5 ? closed.id : [project, other][index % 2]?.id }),
      ),
    );
    const numbers = answers.flatMap(({ status, body }) =>
      status === 201 ? [body.data.sheet_number] : [],
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(atOnce);
    expect(numbers.sort()).toEqual(
      Array.from({ length: 5 * atOnce }, (_, index) => number(index + 1)),
    );
  }, 60_000);

  test("the same Idempotency-Key opens one sheet", async () => {
    const asked = { headers: { "Idempotency-Key": "uno" } };
    const [one, two] = await Promise.all([create({}, asked), create({}, asked)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(await database().$count(maintenanceSheets)).toBe(1);
  });
});

describe("GET", () => {
  const list = async (query: Record<string, string | number> = {}) => {
    const { status, body } = await call(GET, { as: office, query });
    return { status, body, ids: body.data?.map((row: { id: number }) => row.id) };
  };

  test("lists every live sheet, the latest first, and by its filters", async () => {
    const old = await make.aMaintenanceSheet({ projectId: project.id, date: "2026-01-01" });
    const late = await make.aMaintenanceSheet({
      equipmentId: unit.id,
      type: "CORRECTIVO",
      faultDescription: "x",
    });
    const done = await make.aMaintenanceSheet({ status: "COMPLETED", date: "2026-01-10" });
    await make.aMaintenanceSheet({ isDeleted: true });
    await make.aMaintenanceSheet({ projectId: (await make.aProject({ isDeleted: true })).id });
    const all = await list();
    expect(all.ids).toEqual([late.id, done.id, old.id]);
    expect(all.body.count).toBeUndefined();
    expect((await list({ project_id: project.id })).ids).toEqual([old.id]);
    expect((await list({ project_id: "", resource_item_id: unit.id })).ids).toEqual([late.id]);
    expect((await list({ status: "COMPLETED" })).ids).toEqual([done.id]);
    expect((await list({ type_maintenance: "CORRECTIVO" })).ids).toEqual([late.id]);
    expect((await list({ search: old.sheetNumber })).ids).toEqual([old.id]);
  });

  test("pages when asked", async () => {
    for (let made = 0; made < 5; made += 1) await make.aMaintenanceSheet();
    const { body, ids } = await list({ page: 2, page_size: 2 });
    expect(body).toMatchObject({ count: 5, page: 2, page_size: 2 });
    expect(ids).toHaveLength(2);
    expect((await list({ page: 9 })).ids).toEqual([]);
  });

  test.each([{ project_id: "uno" }, { status: "OPEN" }, { type_maintenance: "X" }, { page: 0 }])(
    "refuses %j",
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});

describe("PUT", () => {
  let id: number;

  beforeEach(async () => {
    id = (await create({ daily_rate: 50, days: 2, work_performed: "Limpieza" })).body.data.id;
  });

  test("changes the given fields of the sheet named in the body and answers it whole", async () => {
    const { status, body } = await update({
      id,
      date: "2026-01-16 08:00:00",
      supervisor_name: "Rosa Vera",
      work_performed: null,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: expect.any(String),
      data: {
        id,
        date: "2026-01-16",
        supervisor_name: "Rosa Vera",
        work_performed: null,
        total_cost: 100,
        project: { id: project.id, location: project.location, partner_name: expect.any(String) },
        resource_item: { id: unit.id, type_equipment: "LVMNOS" },
      },
    });
  });

  test.each([
    [{ daily_rate: 60 }, 120],
    [{ parts_cost: 5.5 }, 105.5],
    [{ days: null }, 50],
    [{ total_cost: 7 }, 7],
    [{ daily_rate: 60, total_cost: 7 }, 7],
    [{ observations: "nota" }, 100],
  ])("costs sent as %j total %d", async (given, total) => {
    expect((await update({ id, ...given })).body.data.total_cost).toBe(total);
  });

  test("a given total stays while no rate is sent", async () => {
    await update({ id, total_cost: 7 });
    expect((await update({ id, observations: "nota" })).body.data.total_cost).toBe(7);
    expect((await update({ id, total_cost: null })).body.data.total_cost).toBe(100);
  });

  test("a sheet cannot become corrective without its fault, nor lose it", async () => {
    const refused = {
      status: 400,
      body: { field_errors: { fault_description: [expect.any(String)] } },
    };
    expect(await update({ id, type_maintenance: "CORRECTIVO" })).toMatchObject(refused);
    const fault = { type_maintenance: "CORRECTIVO", fault_description: "Fuga" };
    expect((await update({ id, ...fault })).status).toBe(200);
    expect(await update({ id, fault_description: "" })).toMatchObject(refused);
    expect(
      (await update({ id, fault_description: "", type_maintenance: "PREVENTIVO" })).status,
    ).toBe(200);
  });

  test("another unit must exist and be active", async () => {
    const other = await make.anEquipment();
    const { body } = await update({ id, resource_item_id: other.id });
    expect(body.data.resource_item.code).toBe(other.code);
    const inactive = await make.anEquipment({ isActive: false });
    expect((await update({ id, resource_item_id: inactive.id })).status).toBe(404);
  });

  test.each([
    ["id", undefined],
    ["id", 0],
    ["date", null],
    ["status", "DONE"],
    ["status", null],
    ["type_maintenance", null],
    ["total_cost", -1],
  ])("refuses %s %j", async (field, value) => {
    const before = await database().$count(changes);
    expect(await update({ id, [field]: value })).toMatchObject({
      status: 400,
      body: { field_errors: { [field]: [expect.any(String)] } },
    });
    expect(await database().$count(changes)).toBe(before);
  });

  test("an unknown or deleted sheet is 404", async () => {
    expect((await update({ id: 2_147_483_647 })).status).toBe(404);
    await database().update(maintenanceSheets).set({ isDeleted: true });
    expect((await update({ id })).status).toBe(404);
  });

  test("approval is signed with a name and a moment, kept, and cleared on leaving", async () => {
    const signer = await make.aSession(
      "ADMINISTRATIVO",
      make.aUser({ signatureName: "Ing. Marco Lema" }),
    );
    expect((await update({ id, status: "COMPLETED" })).body.data).toMatchObject({
      status: "COMPLETED",
      approved_by: null,
      approved_at: null,
    });
    const approved = (await update({ id, status: "APPROVED" }, { as: signer })).body.data;
    expect(approved).toMatchObject({
      status: "APPROVED",
      approved_by: "Ing. Marco Lema",
      approved_at: expect.stringMatching(/Z$/),
    });
    const again = (await update({ id, status: "APPROVED", observations: "x" })).body.data;
    expect(again).toMatchObject({
      approved_by: "Ing. Marco Lema",
      approved_at: approved.approved_at,
    });
    expect((await update({ id, status: "IN_PROGRESS" })).body.data).toMatchObject({
      approved_by: null,
      approved_at: null,
    });
    expect((await update({ id, status: "APPROVED" })).body.data.approved_by).toBe("Ana Cevallos");
  });

  test("a technician edits and completes, but neither approves nor touches what is approved", async () => {
    const technician = { as: await make.aSession("TECNICO") };
    expect((await update({ id, work_performed: "x" }, technician)).status).toBe(200);
    expect((await update({ id, status: "COMPLETED" }, technician)).status).toBe(200);
    expect(await update({ id, status: "APPROVED" }, technician)).toMatchObject({
      status: 403,
      body: { code: "permission_denied" },
    });
    await update({ id, status: "APPROVED" });
    const before = await database().select().from(maintenanceSheets);
    for (const given of [{ observations: "x" }, { status: "COMPLETED" }, {}])
      expect((await update({ id, ...given }, technician)).status).toBe(403);
    expect(await database().select().from(maintenanceSheets)).toEqual(before);
  });
});

test("is billed once it is finished, at its total, and follows it", async () => {
  const { id: worksheetId } = await make.aWorksheet({ projectId: project.id });
  const { id } = (await create({ total_cost: "40.00" })).body.data;
  const lines = async () =>
    (
      await database()
        .select()
        .from(worksheetLines)
        .where(eq(worksheetLines.maintenanceSheetId, id))
    ).map(({ referenceDocument, quantity, unitPrice }) => [referenceDocument, quantity, unitPrice]);
  const total = async () =>
    (await database().select().from(worksheets).where(eq(worksheets.id, worksheetId)))[0]?.total;

  expect(await lines()).toEqual([]);
  await update({ id, status: "COMPLETED" });
  expect(await lines()).toEqual([[number(1), "1.00", "40.00"]]);
  expect(await total()).toBe("46.00");
  await update({ id, status: "APPROVED", total_cost: 50 });
  expect(await total()).toBe("57.50");
  await update({ id, date: "2026-02-01" });
  expect(await lines()).toEqual([]);
  await update({ id, date: "2026-01-02", status: "IN_PROGRESS" });
  expect(await total()).toBe("0.00");
});

test.each([{ status: "INVOICED" as const }, { isClosed: true }])(
  "a sheet that is %j stands still whatever happens to its maintenance",
  async (state) => {
    const { id: worksheetId } = await make.aWorksheet({ projectId: project.id });
    const { id } = (await create({ total_cost: "40.00" })).body.data;
    await update({ id, status: "COMPLETED" });
    await database().update(worksheets).set(state);
    const standing = async () => [
      await database().select().from(worksheets).where(eq(worksheets.id, worksheetId)),
      await database().select().from(worksheetLines),
    ];
    const before = await standing();
    for (const change of [{ total_cost: 50 }, { date: "2026-03-01" }, { status: "IN_PROGRESS" }])
      expect((await update({ id, ...change })).status).toBe(200);
    expect(await standing()).toEqual(before);
  },
);

test("the list narrows to a client and to days, both ends counted", async () => {
  const other = await make.aProject();
  const dated = (projectId: number, date: string) =>
    make.aMaintenanceSheet({ projectId, equipmentId: unit.id, date });
  const early = await dated(project.id, "2026-01-01");
  const late = await dated(project.id, "2026-01-31");
  const theirs = await dated(other.id, "2026-01-10");
  const ids = async (query: Record<string, string | number>) => {
    const { body } = await call(GET, { as: office, query });
    return body.data.map((row: { id: number }) => row.id);
  };
  expect(await ids({ partner_id: other.partnerId })).toEqual([theirs.id]);
  expect(await ids({ date_from: "2026-01-10" })).toEqual([late.id, theirs.id]);
  expect(await ids({ date_to: "2026-01-10" })).toEqual([theirs.id, early.id]);
});
