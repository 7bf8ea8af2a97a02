import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment, projects } from "@/db/schema";
import { anAssignment, aProject, aRentedUnit, aService, aSession } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { addDays, dayOf } from "@/lib/values/dates";
import { POST, PUT } from "./route";

const today = dayOf(new Date(), "America/Guayaquil");
const start = addDays(today, -10);

let office: Awaited<ReturnType<typeof aSession>>;
let project: Awaited<ReturnType<typeof aProject>>;
let rented: Awaited<ReturnType<typeof aRentedUnit>>;

beforeEach(async () => {
  office = await aSession();
  project = await aProject({ startDate: start });
  rented = await aRentedUnit(project, { startDate: start });
});

const update = (given: object, handler = PUT) =>
  call(handler, { as: office, body: { id: rented.assignment.id, ...given } });
const unitNow = async (id = rented.unit.id) =>
  (await database().select().from(equipment).where(eq(equipment.id, id)))[0];
const rowOf = async (id: number) =>
  (await database().select().from(assignments).where(eq(assignments.id, id)))[0];
const servicesNow = () =>
  database().select().from(assignments).where(eq(assignments.servedEquipmentId, rented.unit.id));

test.each([
  ["PUT", PUT],
  ["POST", POST],
])("%s changes the given fields and answers the documented keys", async (_, handler) => {
  const given = { cost: 22.5, detailed_description: "Alquiler especial", notes: "Nota" };
  const { status, body } = await update(given, handler);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    message: expect.any(String),
    data: {
      id: rented.assignment.id,
      project_id: project.id,
      type: "LVMNOS",
      resource_item_id: rented.unit.id,
      resource_item_code: rented.unit.code,
      resource_item_name: rented.unit.name,
      detailed_description: "Alquiler especial",
      cost: 22.5,
      frequency_type: "DAY",
      interval_days: 1,
      weekdays: null,
      monthdays: null,
      operation_start_date: start,
      operation_end_date: null,
      is_active: true,
      type_resource: "EQUIPO",
      is_retired: false,
      retirement_date: null,
      retirement_reason: null,
      notes: "Nota",
    },
  });
  expect((await update({}, handler)).body.data).toEqual(body.data);
  expect((await update({ notes: null }, handler)).body.data.notes).toBeNull();
});

describe("frequency", () => {
  test("a change resets what the other types used", async () => {
    const weekly = await update({ frequency_type: "WEEK", weekdays: [3, 1] });
    expect(weekly.body.data).toMatchObject({ interval_days: 0, weekdays: [1, 3], monthdays: null });
    const monthly = await update({ frequency_type: "MONTH", monthdays: [31, 1], weekdays: [2] });
    expect(monthly.body.data).toMatchObject({
      interval_days: 0,
      weekdays: null,
      monthdays: [1, 31],
    });
    const daily = await update({ frequency_type: "DAY", interval_days: 7, weekdays: null });
    expect(daily.body.data).toMatchObject({ interval_days: 7, weekdays: null, monthdays: null });
    expect((await update({ interval_days: 3 })).body.data.interval_days).toBe(3);
    expect((await update({ frequency_type: "DAY" })).body.data.interval_days).toBe(3);
  });

  test.each([
    [{ frequency_type: "WEEK" }, "weekdays"],
    [{ frequency_type: "WEEK", weekdays: [] }, "weekdays"],
    [{ frequency_type: "MONTH", weekdays: [1] }, "monthdays"],
    [{ interval_days: 0 }, "interval_days"],
    [{ weekdays: [1] }, "frequency_type"],
  ])("%o is refused", async (given, field) => {
    const { status, body } = await update(given);
    expect(status).toBe(400);
    expect(body.field_errors).toHaveProperty([field]);
    expect(await rowOf(rented.assignment.id)).toEqual(rented.assignment);
  });
});

describe("maintenance_cost", () => {
  test("makes the service when there is none, then changes it", async () => {
    await update({ maintenance_cost: 35, frequency_type: "WEEK", weekdays: [0] });
    const [made, ...none] = await servicesNow();
    expect(none).toEqual([]);
    expect(made).toMatchObject({
      kind: "SERVICIO",
      cost: "35.00",
      frequencyType: "WEEK",
      weekdays: [0],
      startDate: start,
      description: `MANTENIMIENTO / ${rented.unit.code}`,
    });
    expect(await rowOf(rented.assignment.id)).toMatchObject({ frequencyType: "DAY" });

    await update({ maintenance_cost: "36.10" });
    expect(await servicesNow()).toMatchObject([{ id: made?.id, cost: "36.10", weekdays: [0] }]);
    await update({ maintenance_cost: 36, frequency_type: "DAY", interval_days: 15 });
    expect(await servicesNow()).toMatchObject([
      { id: made?.id, frequencyType: "DAY", intervalDays: 15, weekdays: null },
    ]);
  });

  test("says nothing of a service, whose frequency is its own", async () => {
    const service = await aService();
    const { id } = await anAssignment({
      projectId: project.id,
      equipmentId: service.id,
      kind: "SERVICIO",
    });
    const asked = { id, maintenance_cost: 7, frequency_type: "WEEK", weekdays: [1] };
    const { body } = await update(asked);
    expect(body.data).toMatchObject({ id, cost: 10, frequency_type: "WEEK", weekdays: [1] });
    expect(await servicesNow()).toHaveLength(0);
  });

  test("with a frequency that lacks its days is refused and changes nothing", async () => {
    const { status } = await update({ cost: 99, maintenance_cost: 35, frequency_type: "WEEK" });
    expect(status).toBe(400);
    expect(await servicesNow()).toEqual([]);
    expect(await rowOf(rented.assignment.id)).toMatchObject({ cost: "10.00" });
  });
});

describe("dates", () => {
  test("an end today or earlier frees the unit and does not retire the assignment", async () => {
    for (const end of [today, addDays(today, -3)]) {
      await update({ operation_end_date: null });
      expect(await unitNow()).toMatchObject({ availability: "RENTADO" });
      const { body } = await update({ operation_end_date: end });
      expect(body.data).toMatchObject({ operation_end_date: end, is_retired: false });
      expect(await unitNow()).toMatchObject({
        availability: "DISPONIBLE",
        currentLocation: null,
        currentProjectId: null,
        commitmentDate: null,
      });
    }
  });

  test("an end to come keeps the unit, and takes it again after it was free", async () => {
    await update({ operation_end_date: today });
    const { status } = await update({ operation_end_date: addDays(today, 1) });
    expect(status).toBe(200);
    expect(await unitNow()).toMatchObject({
      availability: "RENTADO",
      currentLocation: project.location,
      currentProjectId: project.id,
      commitmentDate: start,
    });
  });

  test("a later end is refused once somebody else has the unit", async () => {
    await update({ operation_end_date: today });
    const other = await aProject();
    await anAssignment({
      projectId: other.id,
      equipmentId: rented.unit.id,
      startDate: addDays(today, 20),
    });
    await database()
      .update(equipment)
      .set({ availability: "RENTADO", currentProjectId: other.id })
      .where(eq(equipment.id, rented.unit.id));
    const apart = await update({ operation_end_date: addDays(today, 2) });
    expect(apart).toMatchObject({ status: 400, body: { code: "resource_busy" } });
    const overlapping = await update({ operation_end_date: null });
    expect(overlapping).toMatchObject({ status: 400, body: { code: "resource_busy" } });
    expect(await rowOf(rented.assignment.id)).toMatchObject({ endDate: today });
    expect(await unitNow()).toMatchObject({ currentProjectId: other.id });
  });

  test("a later end is refused when another assignment of the project has the unit", async () => {
    await update({ operation_end_date: today });
    await anAssignment({
      projectId: project.id,
      equipmentId: rented.unit.id,
      startDate: addDays(today, 20),
    });
    await database()
      .update(equipment)
      .set({ availability: "RENTADO", currentProjectId: project.id })
      .where(eq(equipment.id, rented.unit.id));
    const answer = await update({ operation_end_date: addDays(today, 2) });
    expect(answer).toMatchObject({ status: 400, body: { code: "resource_busy" } });
  });

  test("a later end is refused when the unit is not fit to go", async () => {
    await update({ operation_end_date: today });
    await database()
      .update(equipment)
      .set({ condition: "DAÑADO" })
      .where(eq(equipment.id, rented.unit.id));
    const answer = await update({ operation_end_date: addDays(today, 2) });
    expect(answer).toMatchObject({ status: 400, body: { code: "resource_unavailable" } });
  });

  test("a new start is the unit's commitment, and its services follow", async () => {
    await update({ maintenance_cost: 5 });
    const later = addDays(start, 4);
    await update({ operation_start_date: later, operation_end_date: addDays(today, 9) });
    expect(await unitNow()).toMatchObject({ commitmentDate: later });
    expect(await servicesNow()).toMatchObject([{ startDate: later, endDate: addDays(today, 9) }]);
  });

  test("services with dates of their own keep them", async () => {
    const own = await anAssignment({
      projectId: project.id,
      equipmentId: (await aService()).id,
      kind: "SERVICIO",
      servedEquipmentId: rented.unit.id,
      startDate: addDays(start, 1),
    });
    await update({ operation_end_date: start });
    expect(await rowOf(own.id)).toMatchObject({ startDate: addDays(start, 1), endDate: null });
  });

  test.each([
    [{ operation_end_date: addDays(start, -1) }, "operation_end_date"],
    [{ operation_start_date: addDays(start, -1) }, "operation_start_date"],
    [{ operation_start_date: addDays(today, 5), operation_end_date: today }, "operation_end_date"],
  ])("%o is refused", async (given, field) => {
    const { status, body } = await update(given);
    expect(status).toBe(400);
    expect(body.field_errors).toHaveProperty([field]);
    expect(await rowOf(rented.assignment.id)).toEqual(rented.assignment);
  });
});

describe("is_retired", () => {
  const retirement = { is_retired: true, retirement_date: today, retirement_reason: "Fin de obra" };

  test("retires with the effects of release", async () => {
    await update({ maintenance_cost: 5 });
    const { status, body } = await update({ ...retirement, cost: 11 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...retirement, cost: 11 });
    expect(await unitNow()).toMatchObject({ availability: "DISPONIBLE", currentProjectId: null });
    expect(await servicesNow()).toMatchObject([
      { isRetired: true, retirementDate: today, retirementReason: "Fin de obra" },
    ]);
  });

  test.each([
    ["retirement_date", { ...retirement, retirement_date: undefined }],
    ["retirement_date", { ...retirement, retirement_date: null }],
    ["retirement_date", { ...retirement, retirement_date: "2026-02-30" }],
    ["retirement_reason", { ...retirement, retirement_reason: undefined }],
    ["retirement_reason", { ...retirement, retirement_reason: "  " }],
    ["is_retired", { ...retirement, is_retired: "sí" }],
  ])("without %s is refused", async (field, given) => {
    const { status, body } = await update(given);
    expect(status).toBe(400);
    expect(body.field_errors).toHaveProperty([field]);
    expect(await unitNow()).toMatchObject({ availability: "RENTADO" });
  });

  test("a retired assignment takes no more changes", async () => {
    await update(retirement);
    for (const given of [{ cost: 5 }, retirement, {}]) {
      const answer = await update(given);
      expect(answer).toMatchObject({ status: 400, body: { code: "assignment_retired" } });
    }
  });
});

describe("is refused", () => {
  test.each([
    [{ id: undefined }, "id"],
    [{ id: "1" }, "id"],
    [{ id: 0 }, "id"],
    [{ cost: null }, "cost"],
    [{ cost: -1 }, "cost"],
    [{ cost: 1e15 }, "cost"],
    [{ detailed_description: null }, "detailed_description"],
    [{ detailed_description: "x".repeat(100_000) }, "detailed_description"],
    [{ notes: "a\0b" }, "notes"],
    [{ operation_start_date: null }, "operation_start_date"],
    [{ operation_start_date: "2026-05-01T00:00:00" }, "operation_start_date"],
    [{ maintenance_cost: [] }, "maintenance_cost"],
    [{ weekdays: "lunes" }, "weekdays"],
  ])("%o with 400", async (given, field) => {
    const { status, body } = await update(given);
    expect(status).toBe(400);
    expect(body.field_errors).toHaveProperty([field]);
    expect(await rowOf(rented.assignment.id)).toEqual(rented.assignment);
  });

  test("an assignment that is missing or whose project is inactive with 404", async () => {
    expect((await update({ id: 987_654, cost: 1 })).status).toBe(404);
    await database().update(projects).set({ isActive: false }).where(eq(projects.id, project.id));
    expect((await update({ cost: 1 })).status).toBe(404);
  });

  test("strangers and technicians", async () => {
    const body = { id: rented.assignment.id, cost: 1 };
    expect((await call(PUT, { body })).status).toBe(401);
    expect((await call(PUT, { as: await aSession("TECNICO"), body })).status).toBe(403);
  });
});

test("parallel changes end cleanly", async () => {
  const ends = Array.from({ length: 8 }, (_, index) => (index % 2 ? today : null));
  const answers = await Promise.all(
    ends.map((operation_end_date) => update({ operation_end_date, maintenance_cost: 4 })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const row = await rowOf(rented.assignment.id);
  expect((await unitNow())?.availability).toBe(row?.endDate ? "DISPONIBLE" : "RENTADO");
  expect(await servicesNow()).toHaveLength(1);
});
