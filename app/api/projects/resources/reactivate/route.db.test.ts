import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment, projects } from "@/db/schema";
import { anAssignment, aProject, aRentedUnit, aService, aSession } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { addDays, dayOf } from "@/lib/values/dates";
import { POST as release } from "../release/route";
import { POST } from "./route";

const today = dayOf(new Date(), "America/Guayaquil");
const start = addDays(today, -20);

let office: Awaited<ReturnType<typeof aSession>>;
let project: Awaited<ReturnType<typeof aProject>>;
let rented: Awaited<ReturnType<typeof aRentedUnit>>;
let linked: Awaited<ReturnType<typeof anAssignment>>;
let endedBefore: Awaited<ReturnType<typeof anAssignment>>;

beforeEach(async () => {
  office = await aSession();
  project = await aProject({ startDate: start });
  rented = await aRentedUnit(project, { startDate: start });
  const service = {
    projectId: project.id,
    equipmentId: (await aService()).id,
    kind: "SERVICIO" as const,
    servedEquipmentId: rented.unit.id,
    frequencyType: "WEEK" as const,
    intervalDays: 0,
    weekdays: [2],
    startDate: start,
  };
  linked = await anAssignment({ ...service });
  endedBefore = await anAssignment({ ...service, weekdays: [3] });
  await retire(endedBefore.id);
});

const retire = (id: number, given: object = {}) =>
  call(release, { as: office, body: { id, ...given } });
const reactivate = (given: object = {}) =>
  call(POST, { as: office, body: { id: rented.assignment.id, ...given } });
const rowOf = async (id: number) =>
  (await database().select().from(assignments).where(eq(assignments.id, id)))[0];
const unitNow = async () =>
  (await database().select().from(equipment).where(eq(equipment.id, rented.unit.id)))[0];
const setUnit = (given: Partial<typeof equipment.$inferInsert>) =>
  database().update(equipment).set(given).where(eq(equipment.id, rented.unit.id));

test("undoes the retirement with the services that it ended", async () => {
  await retire(rented.assignment.id, { retirement_date: addDays(today, -2) });
  const { status, body } = await reactivate();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: {
      id: rented.assignment.id,
      is_retired: false,
      retirement_date: null,
      retirement_reason: null,
      operation_start_date: start,
    },
    related_services_reactivated: [linked.id],
  });
  expect(await rowOf(linked.id)).toMatchObject({ isRetired: false, retirementDate: null });
  expect(await rowOf(endedBefore.id)).toMatchObject({ isRetired: true });
  expect(await unitNow()).toMatchObject({
    availability: "RENTADO",
    currentProjectId: project.id,
    currentLocation: project.location,
    commitmentDate: start,
  });
});

test("a change of every record at one moment, as a migration makes, brings no other service back", async () => {
  await retire(rented.assignment.id);
  await database().update(assignments).set({ notes: "revisado" });
  const { body } = await reactivate();
  expect(body.related_services_reactivated).toEqual([linked.id]);
  expect(await rowOf(endedBefore.id)).toMatchObject({ isRetired: true });
});

test("on a new date starts a new assignment and the old one stays as history", async () => {
  await retire(rented.assignment.id, { retirement_date: addDays(today, -2) });
  const { status, body } = await reactivate({ new_start_date: today });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ is_retired: false, operation_start_date: today, cost: 10 });
  expect(body.data.id).not.toBe(rented.assignment.id);
  expect(await rowOf(rented.assignment.id)).toMatchObject({ isRetired: true });
  const [service] = body.related_services_reactivated;
  expect(await rowOf(service)).toMatchObject({
    startDate: today,
    weekdays: [2],
    frequencyType: "WEEK",
    servedEquipmentId: rented.unit.id,
  });
  expect(await unitNow()).toMatchObject({ availability: "RENTADO", commitmentDate: today });
  expect(await reactivate({ new_start_date: addDays(today, 1) })).toMatchObject({
    status: 400,
    body: { code: "resource_busy" },
  });
});

test("the same Idempotency-Key starts one", async () => {
  await retire(rented.assignment.id);
  const body = { id: rented.assignment.id, new_start_date: today };
  const asked = { as: office, body, headers: { "Idempotency-Key": "uno" } };
  const [one, two] = await Promise.all([call(POST, asked), call(POST, asked)]);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(one.body).toEqual(two.body);
});

test("an operation that is over comes back without its unit", async () => {
  const ended = await anAssignment({
    projectId: project.id,
    startDate: start,
    endDate: addDays(today, -5),
  });
  await retire(ended.id);
  expect((await reactivate({ id: ended.id })).status).toBe(200);
  expect(await rowOf(ended.id)).toMatchObject({ isRetired: false });
  const [unit] = await database()
    .select()
    .from(equipment)
    .where(eq(equipment.id, ended.equipmentId));
  expect(unit).toMatchObject({ availability: "DISPONIBLE" });
});

test("a service alone", async () => {
  const { status, body } = await reactivate({ id: endedBefore.id });
  expect(status).toBe(200);
  expect(body.related_services_reactivated).toEqual([]);
  expect(await rowOf(endedBefore.id)).toMatchObject({ isRetired: false });
});

describe("is refused", () => {
  test("when the assignment is not retired", async () => {
    expect(await reactivate()).toMatchObject({ status: 400, body: { code: "assignment_active" } });
  });

  test("in a closed project", async () => {
    await retire(rented.assignment.id);
    await database().update(projects).set({ isClosed: true }).where(eq(projects.id, project.id));
    expect(await reactivate()).toMatchObject({ status: 400, body: { code: "project_closed" } });
  });

  test("when the unit is rented elsewhere", async () => {
    await retire(rented.assignment.id);
    const other = await aProject();
    await setUnit({ availability: "RENTADO", currentProjectId: other.id });
    for (const given of [{}, { new_start_date: today }])
      expect(await reactivate(given)).toMatchObject({
        status: 400,
        body: { code: "resource_busy" },
      });
    expect(await rowOf(linked.id)).toMatchObject({ isRetired: true });
  });

  test("when the unit worked elsewhere meanwhile, but not on a new date", async () => {
    await retire(rented.assignment.id, { retirement_date: addDays(today, -9) });
    await anAssignment({
      equipmentId: rented.unit.id,
      startDate: addDays(today, -8),
      isRetired: true,
      retirementDate: addDays(today, -3),
    });
    expect(await reactivate()).toMatchObject({ status: 400, body: { code: "resource_busy" } });
    expect((await reactivate({ new_start_date: addDays(today, -3) })).status).toBe(201);
  });

  test.each([{ condition: "DAÑADO" as const }, { availability: "RETIRADO" as const }])(
    "when the unit is %o",
    async (state) => {
      await retire(rented.assignment.id);
      await setUnit(state);
      expect(await reactivate()).toMatchObject({
        status: 400,
        body: { code: "resource_unavailable" },
      });
      expect(await rowOf(rented.assignment.id)).toMatchObject({ isRetired: true });
    },
  );

  test.each([
    [{ id: "x" }, "id"],
    [{ new_start_date: "2026-02-30" }, "new_start_date"],
    [{ new_start_date: "1999-01-01" }, "new_start_date"],
    [{ new_start_date: 5 }, "new_start_date"],
  ])("%o", async (given, field) => {
    await retire(rented.assignment.id);
    const { status, body } = await reactivate(given);
    expect(status).toBe(400);
    expect(body.field_errors).toHaveProperty([field]);
  });

  test("when it does not exist, or to whom may not", async () => {
    expect((await reactivate({ id: 987_654 })).status).toBe(404);
    const body = { id: rented.assignment.id };
    expect((await call(POST, { body })).status).toBe(401);
    expect((await call(POST, { as: await aSession("TECNICO"), body })).status).toBe(403);
  });
});

test("parallel reactivations: one succeeds", async () => {
  await retire(rented.assignment.id);
  const answers = await Promise.all(Array.from({ length: 6 }, () => reactivate()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "assignment_active")).toHaveLength(5);
});
