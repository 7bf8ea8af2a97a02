import { count, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment } from "@/db/schema";
import {
  anAssignment,
  anEquipment,
  aPartner,
  aProject,
  aRentedUnit,
  aService,
  aSession,
} from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { addDays, dayOf } from "@/lib/values/dates";
import { POST } from "./route";

const today = dayOf(new Date(), "America/Guayaquil");
const start = addDays(today, -10);

let office: Awaited<ReturnType<typeof aSession>>;
let project: Awaited<ReturnType<typeof aProject>>;
let unit: Awaited<ReturnType<typeof anEquipment>>;

beforeEach(async () => {
  office = await aSession();
  const partner = await aPartner({ name: "Andes Petróleo" });
  project = await aProject({ partnerId: partner.id, startDate: start });
  unit = await anEquipment({ code: "EQ-LVM-01", name: "Lavamanos doble" });
});

const item = (given: object = {}) => ({
  project_id: project.id,
  resource_id: unit.id,
  cost: "15.50",
  operation_start_date: start,
  ...given,
});
const add = (...items: unknown[]) => call(POST, { as: office, body: items });
const unitNow = async (id = unit.id) =>
  (await database().select().from(equipment).where(eq(equipment.id, id)))[0];
const countAssignments = async () =>
  (await database().select({ total: count() }).from(assignments))[0]?.total;

async function refused(answer: Awaited<ReturnType<typeof add>>, status: number, code: string) {
  expect(answer).toMatchObject({ status, body: { success: false, code } });
  expect(await unitNow()).toEqual(unit);
  return answer.body;
}

describe("a unit", () => {
  test("goes to the project and answers the documented keys", async () => {
    const { status, body } = await add(item());
    expect(status).toBe(201);
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        project_id: project.id,
        project_name: `Proyecto ${project.id} - Andes Petróleo`,
        resource_item_id: unit.id,
        resource_item_name: "Lavamanos doble",
        type_resource: "EQUIPO",
        detailed_description: "ALQUILER / EQ-LVM-01 / Lavamanos",
        physical_equipment_code: 0,
        cost: 15.5,
        interval_days: 1,
        operation_start_date: start,
        operation_end_date: null,
        is_retired: false,
        retirement_date: null,
        retirement_reason: null,
        is_active: true,
        is_deleted: false,
        created_at: expect.stringMatching(/Z$/),
        updated_at: expect.stringMatching(/Z$/),
      },
    ]);
    expect(await unitNow()).toMatchObject({
      availability: "RENTADO",
      currentLocation: project.location,
      currentProjectId: project.id,
      commitmentDate: start,
    });
  });

  test("with maintenance brings a second assignment, whose the frequency is", async () => {
    const end = addDays(today, 30);
    const { body } = await add(
      item({
        maintenance_cost: 40,
        frequency_type: "WEEK",
        weekdays: [4, 0, 4],
        operation_end_date: end,
      }),
    );
    expect(body.data).toMatchObject([
      { type_resource: "EQUIPO", interval_days: 1 },
      {
        type_resource: "SERVICIO",
        resource_item_name: "MANTENIMIENTO",
        detailed_description: "MANTENIMIENTO / EQ-LVM-01",
        physical_equipment_code: unit.id,
        cost: 40,
        interval_days: 0,
        operation_start_date: start,
        operation_end_date: end,
      },
    ]);
    const rows = await database().select().from(assignments).orderBy(assignments.id);
    expect(rows).toMatchObject([
      { frequencyType: "DAY", intervalDays: 1, servedEquipmentId: null },
      { frequencyType: "WEEK", weekdays: [0, 4], servedEquipmentId: unit.id },
    ]);
    const [mant] = await database().select().from(equipment).where(eq(equipment.code, "MANT"));
    expect(mant).toMatchObject({
      type: "SERVIC",
      name: "MANTENIMIENTO",
      availability: "DISPONIBLE",
    });
  });

  test.each([
    ["yesterday", -1],
    ["today", 0],
  ])("whose operation is over %s stays free", async (_, days) => {
    const answer = await add(item({ operation_end_date: addDays(today, days) }));
    expect(answer.status).toBe(201);
    expect(await unitNow()).toMatchObject({ availability: "DISPONIBLE", currentProjectId: null });
  });

  test("whose last operation ended by now is free again", async () => {
    const { unit: returned } = await aRentedUnit(await aProject(), {
      startDate: start,
      endDate: addDays(today, -1),
    });
    const answer = await add(item({ resource_id: returned.id, operation_start_date: today }));
    expect(answer.status).toBe(201);
    expect(await unitNow(returned.id)).toMatchObject({
      currentProjectId: project.id,
      commitmentDate: today,
    });
  });

  test("may start on the day on which another assignment of it ends", async () => {
    await anAssignment({ equipmentId: unit.id, startDate: start, endDate: today });
    expect((await add(item({ operation_start_date: today }))).status).toBe(201);
  });

  test("is not given twice over the same days, even when it looks free", async () => {
    await anAssignment({ equipmentId: unit.id, startDate: start, endDate: addDays(today, 5) });
    await refused(await add(item({ operation_start_date: today })), 400, "resource_busy");
    expect(await countAssignments()).toBe(1);
  });
});

test("null is not said", async () => {
  const names = ["frequency_type", "interval_days", "weekdays", "monthdays", "maintenance_cost"];
  const ends = ["operation_end_date", "commitment_date", "detailed_description"];
  const nothing = Object.fromEntries([...names, ...ends].map((name) => [name, null]));
  const { body } = await add(item({ ...nothing, physical_equipment_code: null }));
  expect(body.data).toMatchObject([{ interval_days: 1, physical_equipment_code: 0 }]);
});

describe("the code of the maintenance service", () => {
  const withMaintenance = async () =>
    add(item({ resource_id: (await anEquipment()).id, maintenance_cost: 5 }));

  test.each([
    ["a unit", { type: "LVMNOS" as const }],
    [
      "a service out of service for good",
      { type: "SERVIC" as const, availability: "RETIRADO" as const },
    ],
  ])("held by %s: 400, nothing written", async (_, given) => {
    await anEquipment({ code: "MANT", ...given });
    const { status, body } = await withMaintenance();
    expect([status, body.code]).toEqual([400, "resource_unavailable"]);
    expect(await countAssignments()).toBe(0);
  });

  test.each([
    ["deleted, is registered again", { isDeleted: true }, "MANTENIMIENTO"],
    ["inactive, goes on", { isActive: false }, "Aseo"],
  ])("of a service that is %s", async (_, given, name) => {
    await aService({ code: "MANT", name: "Aseo", ...given });
    const { body } = await withMaintenance();
    expect(body.data[1]).toMatchObject({ resource_item_name: name, type_resource: "SERVICIO" });
  });
});

describe("a service", () => {
  test("works for several projects, alone or for a unit", async () => {
    const service = await aService({ code: "SRV-1", name: "Limpieza" });
    const other = await aProject({ startDate: start });
    const asked = item({ resource_id: service.id, interval_days: 7 });
    const { status, body } = await add(
      { ...asked, physical_equipment_code: unit.id },
      { ...asked, project_id: other.id, physical_equipment_code: 0 },
      { ...asked, detailed_description: " Limpieza profunda " },
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject([
      {
        detailed_description: "SERVICIO / SRV-1 / Limpieza",
        physical_equipment_code: unit.id,
        interval_days: 7,
        type_resource: "SERVICIO",
      },
      { physical_equipment_code: 0, project_id: other.id },
      { detailed_description: "Limpieza profunda" },
    ]);
    expect(await unitNow(service.id)).toMatchObject({ availability: "DISPONIBLE" });
  });

  test.each([
    ["that does not exist", async () => 987_654],
    ["that is deleted", async () => (await anEquipment({ isDeleted: true })).id],
    ["that is a service", async () => (await aService()).id],
  ])("for a unit %s is refused", async (_, served) => {
    const service = await aService();
    const asked = item({ resource_id: service.id, physical_equipment_code: await served() });
    const body = await refused(await add(item(), asked), 400, "validation_error");
    expect(body.field_errors).toHaveProperty(["items.1.physical_equipment_code"]);
    expect(await countAssignments()).toBe(0);
  });

  test("takes no maintenance of its own", async () => {
    const service = await aService();
    const asked = item({ resource_id: service.id, maintenance_cost: 5 });
    await refused(await add(asked), 400, "validation_error");
  });
});

describe("is refused with 400", () => {
  test.each([
    ["no project", { project_id: undefined }, "project_id"],
    ["no resource", { resource_id: undefined }, "resource_id"],
    ["no cost", { cost: undefined }, "cost"],
    ["no start", { operation_start_date: undefined }, "operation_start_date"],
    ["null cost", { cost: null }, "cost"],
    ["a blank cost", { cost: "" }, "cost"],
    ["weekdays without their type", { weekdays: [1] }, "frequency_type"],
    ["a negative cost", { cost: -1 }, "cost"],
    ["three decimals", { cost: "1.005" }, "cost"],
    ["a huge cost", { cost: 1e12 }, "cost"],
    ["no number", { cost: "diez" }, "cost"],
    ["an infinite number", { cost: "Infinity" }, "cost"],
    [
      "a moment for a start",
      { operation_start_date: "2026-05-01 10:00:00" },
      "operation_start_date",
    ],
    ["another order of the date", { operation_start_date: "01/05/2026" }, "operation_start_date"],
    ["an impossible start", { operation_start_date: "2026-02-30" }, "operation_start_date"],
    ["an impossible end", { operation_end_date: "2026-02-30" }, "operation_end_date"],
    ["an end before the start", { operation_end_date: "2000-01-01" }, "operation_end_date"],
    ["an impossible commitment", { commitment_date: "mañana" }, "commitment_date"],
    ["DAY without interval", { frequency_type: "DAY" }, "interval_days"],
    ["DAY with 0", { frequency_type: "DAY", interval_days: 0 }, "interval_days"],
    ["half a day", { interval_days: 1.5 }, "interval_days"],
    ["a huge interval", { interval_days: 1e9 }, "interval_days"],
    ["WEEK without days", { frequency_type: "WEEK" }, "weekdays"],
    ["WEEK with no day", { frequency_type: "WEEK", weekdays: [] }, "weekdays"],
    ["an eighth weekday", { frequency_type: "WEEK", weekdays: [7] }, "weekdays.0"],
    ["MONTH without days", { frequency_type: "MONTH", weekdays: [1] }, "monthdays"],
    ["day 0", { frequency_type: "MONTH", monthdays: [0] }, "monthdays.0"],
    ["day 32", { frequency_type: "MONTH", monthdays: [32] }, "monthdays.0"],
    ["an unknown frequency", { frequency_type: "YEAR" }, "frequency_type"],
    ["a text for a resource", { resource_id: "1" }, "resource_id"],
    ["a list for a resource", { resource_id: [1] }, "resource_id"],
    ["a resource out of range", { resource_id: 2_147_483_648 }, "resource_id"],
    ["NUL", { detailed_description: "a\0b" }, "detailed_description"],
    ["half a surrogate", { detailed_description: "\ud800" }, "detailed_description"],
    ["100 kB", { detailed_description: "x".repeat(100_000) }, "detailed_description"],
  ])("%s", async (_, given, field) => {
    const body = await refused(await add(item(), item(given)), 400, "validation_error");
    expect(body.field_errors).toHaveProperty([`items.1.${field}`]);
    expect(body.error).toMatch(/^Elemento 2/);
    expect(await countAssignments()).toBe(0);
  });

  test.each([
    ["nothing", []],
    ["no list", { items: [] }],
    ["a text", "x"],
    ["a list of no objects", [1, null, "x", []]],
    ["more than 500", Array.from({ length: 501 }, () => ({}))],
  ])("%s", async (_, body) => {
    await refused(await call(POST, { as: office, body }), 400, "validation_error");
  });

  test("what is no JSON", async () => {
    const broken = new Uint8Array([0x5b, 0x22, 0xff, 0x22, 0x5d]);
    await refused(await call(POST, { as: office, raw: broken }), 400, "invalid_json");
    await refused(await call(POST, { as: office, raw: "[{" }), 400, "invalid_json");
  });

  test.each(["DAÑADO", "EN REPARACION"] as const)("equipment that is %s", async (condition) => {
    const broken = await anEquipment({ condition, repairReason: "bomba" });
    const answer = await add(item(), item({ resource_id: broken.id }));
    const body = await refused(answer, 400, "resource_unavailable");
    expect(body.error).toContain("Elemento 2");
  });

  test("equipment and services out of service for good", async () => {
    const retired = await anEquipment({ availability: "RETIRADO" });
    const service = await aService({ availability: "RETIRADO" });
    for (const { id } of [retired, service])
      await refused(await add(item({ resource_id: id })), 400, "resource_unavailable");
  });

  test("equipment that is rented", async () => {
    const { unit: rented } = await aRentedUnit(await aProject(), { startDate: start });
    const answer = await add(item(), item({ resource_id: rented.id }));
    const body = await refused(answer, 400, "resource_rented");
    expect(body.error).toContain("Elemento 2");
    expect(await countAssignments()).toBe(1);
  });

  test("the same unit twice", async () => {
    const body = await refused(await add(item(), item()), 400, "validation_error");
    expect(body.error).toContain("Elemento 2");
  });

  test("a start before the project's", async () => {
    const early = item({ operation_start_date: addDays(start, -1) });
    const body = await refused(await add(early), 400, "rule_violation");
    expect(body.field_errors).toHaveProperty(["items.0.operation_start_date"]);
  });

  test("a closed project", async () => {
    const closed = await aProject({ startDate: start, isClosed: true });
    await refused(await add(item({ project_id: closed.id })), 400, "project_closed");
  });
});

describe("is refused with 404", () => {
  test.each([
    ["missing", async () => 987_654],
    ["inactive", async () => (await aProject({ isActive: false })).id],
    ["deleted", async () => (await aProject({ isDeleted: true })).id],
  ])("a project that is %s", async (_, id) => {
    const answer = await add(item(), item({ project_id: await id() }));
    const body = await refused(answer, 404, "not_found");
    expect(body.error).toContain("Elemento 2");
  });

  test.each([
    ["missing", async () => 987_654],
    ["inactive", async () => (await anEquipment({ isActive: false })).id],
    ["deleted", async () => (await anEquipment({ isDeleted: true })).id],
  ])("a resource that is %s", async (_, id) => {
    const answer = await add(item(), item({ resource_id: await id() }));
    const body = await refused(answer, 404, "not_found");
    expect(body.error).toContain("Elemento 2");
    expect(await countAssignments()).toBe(0);
  });

  test("before what a rule forbids", async () => {
    const closed = await aProject({ isClosed: true });
    await refused(
      await add(item({ project_id: closed.id }), item({ resource_id: 987_654 })),
      404,
      "not_found",
    );
  });
});

test("strangers and technicians may not", async () => {
  expect((await call(POST, { body: [item()] })).status).toBe(401);
  const technician = await aSession("TECNICO");
  expect((await call(POST, { as: technician, body: [item()] })).status).toBe(403);
});

describe("at the same time", () => {
  test("50 ask for one unit: one gets it", async () => {
    const other = await aProject({ startDate: start });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        add(item({ project_id: index % 2 ? project.id : other.id, maintenance_cost: 5 })),
      ),
    );
    const codes = answers.map(({ status, body }) => `${status} ${body.code ?? ""}`).sort();
    expect(codes).toEqual(
      ["201 ", ...Array.from({ length: 49 }, () => "400 resource_rented")].sort(),
    );
    const rows = await database().select().from(assignments);
    expect(rows).toHaveLength(2);
    const now = await unitNow();
    expect(now).toMatchObject({ availability: "RENTADO", currentProjectId: rows[0]?.projectId });
  });

  test("batches over the same units in any order, and the first maintenance, all end cleanly", async () => {
    const units = await Promise.all(Array.from({ length: 4 }, () => anEquipment()));
    const ids = units.map(({ id }) => id);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const order = index % 2 ? ids : [...ids].reverse();
        return add(...order.map((id) => item({ resource_id: id, maintenance_cost: 1 })));
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(11);
    const separate = await Promise.all(
      (await Promise.all(Array.from({ length: 6 }, () => anEquipment()))).map(({ id }) =>
        add(item({ resource_id: id, maintenance_cost: 1 })),
      ),
    );
    expect(separate.every(({ status }) => status === 201)).toBe(true);
    const found = await database().select().from(equipment).where(eq(equipment.code, "MANT"));
    expect(found).toHaveLength(1);
  });

  test("the same Idempotency-Key assigns once", async () => {
    const asked = { as: office, body: [item()], headers: { "Idempotency-Key": "uno" } };
    const [one, two] = await Promise.all([call(POST, asked), call(POST, asked)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body).toEqual(two.body);
    expect(await countAssignments()).toBe(1);
  });
});

test("500 at once", async () => {
  const made = await database()
    .insert(equipment)
    .values(
      Array.from({ length: 500 }, (_, index) => ({
        code: `M-${index}`,
        name: "Lavamanos",
        type: "LVMNOS" as const,
      })),
    )
    .returning({ id: equipment.id });
  const { status, body } = await add(
    ...made.map(({ id }) => item({ resource_id: id, maintenance_cost: 3 })),
  );
  expect(status).toBe(201);
  expect(body.data).toHaveLength(1000);
});
