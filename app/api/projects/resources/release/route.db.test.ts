import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment } from "@/db/schema";
import { anAssignment, aProject, aRentedUnit, aService, aSession } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { dayOf } from "@/lib/values/dates";
import { POST, PUT } from "./route";

const today = dayOf(new Date(), "America/Guayaquil");

let office: Awaited<ReturnType<typeof aSession>>;
let project: Awaited<ReturnType<typeof aProject>>;
let rented: Awaited<ReturnType<typeof aRentedUnit>>;
let linked: Awaited<ReturnType<typeof anAssignment>>;
let standalone: Awaited<ReturnType<typeof anAssignment>>;

beforeEach(async () => {
  office = await aSession();
  project = await aProject();
  rented = await aRentedUnit(project);
  const service = {
    projectId: project.id,
    equipmentId: (await aService()).id,
    kind: "SERVICIO",
  } as const;
  linked = await anAssignment({ ...service, servedEquipmentId: rented.unit.id });
  standalone = await anAssignment(service);
});

const release = (given: object = {}, handler = POST) =>
  call(handler, { as: office, body: { id: rented.assignment.id, ...given } });
const rowOf = async (id: number) =>
  (await database().select().from(assignments).where(eq(assignments.id, id)))[0];
const unitNow = async () =>
  (await database().select().from(equipment).where(eq(equipment.id, rented.unit.id)))[0];

test.each([
  ["POST", POST],
  ["PUT", PUT],
])("%s frees the unit and retires its services", async (_, handler) => {
  const { status, body } = await release({}, handler);
  const related = { related_services_released: [linked.id], related_services_count: 1 };
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    message: expect.any(String),
    data: {
      id: rented.assignment.id,
      project_id: project.id,
      type_resource: "EQUIPO",
      resource_item_id: rented.unit.id,
      resource_item_code: rented.unit.code,
      resource_item_name: rented.unit.name,
      detailed_description: "ALQUILER",
      physical_equipment_code: 0,
      cost: 10,
      is_active: true,
      is_retired: true,
      operation_start_date: "2026-01-01",
      operation_end_date: null,
      ...related,
    },
    ...related,
  });
  const retired = {
    isRetired: true,
    retirementDate: today,
    retirementReason: "Liberación manual",
  };
  expect(await rowOf(rented.assignment.id)).toMatchObject(retired);
  expect(await rowOf(linked.id)).toMatchObject(retired);
  expect(await rowOf(standalone.id)).toMatchObject({ isRetired: false });
  expect(await unitNow()).toMatchObject({
    availability: "DISPONIBLE",
    currentLocation: null,
    currentProjectId: null,
    commitmentDate: null,
    releaseDate: null,
  });
});

test("takes a date and a reason", async () => {
  await release({ retirement_date: "2026-02-01", retirement_reason: "Cambio de unidad" });
  expect(await rowOf(rented.assignment.id)).toMatchObject({
    retirementDate: "2026-02-01",
    retirementReason: "Cambio de unidad",
  });
});

test("of a service ends only that service", async () => {
  const { status, body } = await release({ id: linked.id });
  expect(status).toBe(200);
  expect(body.data.physical_equipment_code).toBe(rented.unit.id);
  expect(body).not.toHaveProperty("related_services_count");
  expect(body.data).not.toHaveProperty("related_services_count");
  expect(await unitNow()).toMatchObject({ availability: "RENTADO" });
  expect(await rowOf(rented.assignment.id)).toMatchObject({ isRetired: false });
});

test("a retired assignment is refused", async () => {
  await release();
  const before = await rowOf(rented.assignment.id);
  expect(await release({ retirement_reason: "otra vez" })).toMatchObject({
    status: 400,
    body: { code: "assignment_retired" },
  });
  expect(await rowOf(rented.assignment.id)).toEqual(before);
});

test("what does not exist is 404", async () => {
  expect((await release({ id: 987_654 })).status).toBe(404);
  const gone = await anAssignment({ isDeleted: true });
  expect((await release({ id: gone.id })).status).toBe(404);
});

test.each([
  [{ id: undefined }, "id"],
  [{ id: "uno" }, "id"],
  [{ id: -1 }, "id"],
  [{ id: 2_147_483_648 }, "id"],
  [{ retirement_date: "01/02/2026" }, "retirement_date"],
  [{ retirement_date: "2026-02-30" }, "retirement_date"],
  [{ retirement_reason: 5 }, "retirement_reason"],
  [{ retirement_reason: "x".repeat(100_000) }, "retirement_reason"],
])("%o is refused", async (given, field) => {
  const { status, body } = await release(given);
  expect(status).toBe(400);
  expect(body.field_errors).toHaveProperty([field]);
  expect(await unitNow()).toMatchObject({ availability: "RENTADO" });
});

test("strangers and technicians may not", async () => {
  const body = { id: rented.assignment.id };
  expect((await call(POST, { body })).status).toBe(401);
  expect((await call(POST, { as: await aSession("TECNICO"), body })).status).toBe(403);
});

test("parallel releases: one succeeds, the others are told that it is retired", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => release()));
  const codes = answers.map(({ status, body }) => body.code ?? status).sort();
  expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => "assignment_retired")].sort());
});
