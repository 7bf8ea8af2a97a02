import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment } from "@/db/schema";
import { anEquipment, aProject, aSession } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST } from "./route";

const start = "2026-01-05";

let office: Awaited<ReturnType<typeof aSession>>;
let project: Awaited<ReturnType<typeof aProject>>;
let unit: Awaited<ReturnType<typeof anEquipment>>;

beforeEach(async () => {
  office = await aSession();
  project = await aProject({ startDate: start });
  unit = await anEquipment();
});

const item = (given: object = {}) => ({
  resource_id: unit.id,
  cost: "15.50",
  operation_start_date: start,
  ...given,
});
const add = (items: unknown, project_id: number | string = project.id, as = office) =>
  call(POST, { as, params: { project_id }, body: items });
const unitNow = async () =>
  (await database().select().from(equipment).where(eq(equipment.id, unit.id)))[0];
const countAssignments = () => database().$count(assignments);

test("under the other listed names, with the project in the path", async () => {
  const asked = { resource_item_id: unit.id, rent_cost: 20, operation_start_date: start };
  const { status, body } = await add([asked]);
  expect(status).toBe(201);
  expect(body.data[0]).toMatchObject({ project_id: project.id, cost: 20 });
  expect(await unitNow()).toMatchObject({
    availability: "RENTADO",
    currentProjectId: project.id,
    currentLocation: project.location,
  });
});

test("the path says the project, whatever the items do", async () => {
  const other = await aProject({ startDate: start });
  const { body } = await add([item({ project_id: other.id, maintenance_cost: 40 })]);
  expect(body.data).toMatchObject([
    { project_id: project.id, type_resource: "EQUIPO" },
    { project_id: project.id, type_resource: "SERVICIO", physical_equipment_code: unit.id },
  ]);
});

test.each([
  ["missing", async () => 987_654],
  ["inactive", async () => (await aProject({ isActive: false })).id],
  ["deleted", async () => (await aProject({ isDeleted: true })).id],
])("404 for a project that is %s, before what is wrong with the body", async (_, id) => {
  expect(await add([{}], await id())).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test("404 for a resource that does not exist; all of them or none", async () => {
  const answer = await add([item(), item({ resource_id: 987_654 })]);
  expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(answer.body.error).toContain("Elemento 2");
  expect([await countAssignments(), await unitNow()]).toEqual([0, unit]);
});

test.each([
  ["no list", () => item()],
  ["nothing", () => []],
  ["no cost", () => [item({ cost: undefined })]],
  ["an end before its start", () => [item({ operation_end_date: "2026-01-04" })]],
  ["a start before the project's", () => [item({ operation_start_date: "2026-01-04" })]],
])("400 for %s", async (_, items) => {
  expect((await add(items())).status).toBe(400);
  expect([await countAssignments(), await unitNow()]).toEqual([0, unit]);
});

test("400 for a closed project and for a unit that another has", async () => {
  const closed = await aProject({ startDate: start, isClosed: true });
  expect(await add([item()], closed.id)).toMatchObject({
    status: 400,
    body: { code: "project_closed" },
  });
  expect((await add([item()], (await aProject({ startDate: start })).id)).status).toBe(201);
  expect((await add([item()])).status).toBe(400);
  expect(await countAssignments()).toBe(1);
});

test("the same key assigns once", async () => {
  const asked = {
    as: office,
    params: { project_id: project.id },
    body: [item()],
    headers: { "idempotency-key": "k" },
  };
  const [first, again] = [await call(POST, asked), await call(POST, asked)];
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await countAssignments()).toBe(1);
});

test("is for the office", async () => {
  expect((await add([item()], project.id, await aSession("TECNICO"))).status).toBe(403);
  expect(await countAssignments()).toBe(0);
});
