import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { changes, equipment } from "@/db/schema";
import {
  anAssignment,
  anEquipment,
  aProject,
  aRentedUnit,
  aService,
  aSession,
} from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST as CREATE } from "../route";
import { DELETE, GET, PUT } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;

beforeEach(async () => {
  office = await aSession();
});

const get = (id: number | string) => call(GET, { as: office, params: { resource_id: id } });
const put = (id: number, body: unknown) =>
  call(PUT, { as: office, params: { resource_id: id }, body, method: "PUT" });
const remove = (id: number) =>
  call(DELETE, { as: office, params: { resource_id: id }, method: "DELETE" });

test("gives one record", async () => {
  const unit = await anEquipment({ capacityGallons: "1250.50" });
  const { status, body } = await get(unit.id);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ id: unit.id, code: unit.code, capacity_gallons: 1250.5 });
});

test.each([0, -1, 999, 2_147_483_648, "1e3", "abc", "1.5"])("%s names nothing", async (id) => {
  expect((await get(id)).status).toBe(404);
});

test("changes the given fields and says who did it", async () => {
  const unit = await anEquipment({ brand: "Aqua", model: "X1" });
  const { status, body } = await put(unit.id, { name: "Nuevo nombre", brand: null });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name: "Nuevo nombre", brand: null, model: "X1" });
  const log = await database()
    .select()
    .from(changes)
    .where(eq(changes.action, "UPDATE"))
    .orderBy(changes.id);
  expect(log.at(-1)).toMatchObject({
    userId: office.user.id,
    changes: { name: [unit.name, "Nuevo nombre"], brand: ["Aqua", null] },
  });
});

test("refuses to wipe a required field, and a code that is taken", async () => {
  const [unit, other] = [await anEquipment(), await anEquipment()];
  expect((await put(unit.id, { name: null })).body.field_errors).toHaveProperty("name");
  expect((await put(unit.id, { code: other.code })).body.field_errors).toHaveProperty("code");
});

test("404 of the path comes before 400 of the body", async () => {
  expect((await put(999, { name: 7 })).status).toBe(404);
});

test("may not be turned into a service, nor stopped, while assigned", async () => {
  const { unit } = await aRentedUnit(await aProject());
  const service = await aService();
  await anAssignment({ equipmentId: service.id, kind: "SERVICIO" });
  for (const [id, body] of [
    [unit.id, { type_equipment: "SERVIC" }],
    [unit.id, { is_active: false }],
    [service.id, { type_equipment: "LVMNOS" }],
    [service.id, { is_active: false }],
  ] as const)
    expect(await put(id, body)).toMatchObject({ status: 400, body: { code: "resource_in_use" } });
  const free = await anEquipment();
  expect((await put(free.id, { is_active: false })).body.data.is_active).toBe(false);
  expect((await put(free.id, { is_active: true })).body.data.is_active).toBe(true);
});

test("a retired record is not editable", async () => {
  const unit = await anEquipment({ availability: "RETIRADO" });
  const answer = await put(unit.id, { name: "Otro" });
  expect(answer).toMatchObject({ status: 400, body: { code: "resource_retired" } });
});

test("deletes softly: gone from everywhere, its code free again", async () => {
  const unit = await anEquipment();
  expect(await remove(unit.id)).toMatchObject({ status: 200, body: { success: true } });
  expect((await get(unit.id)).status).toBe(404);
  expect((await put(unit.id, { name: "Otro" })).status).toBe(404);
  expect((await remove(unit.id)).status).toBe(404);
  const [row] = await database().select().from(equipment).where(eq(equipment.id, unit.id));
  expect(row?.isDeleted).toBe(true);
  const again = { name: "Otro", code: unit.code, type_equipment: "LVMNOS" };
  expect((await call(CREATE, { as: office, body: again })).status).toBe(201);
});

test("is not deleted while it is assigned or a service is tied to it", async () => {
  const { unit, assignment } = await aRentedUnit(await aProject());
  const service = await aService();
  const served = await anEquipment();
  const projectId = assignment.projectId;
  await anAssignment({
    projectId,
    equipmentId: service.id,
    kind: "SERVICIO",
    servedEquipmentId: served.id,
  });
  for (const { id } of [unit, service, served])
    expect(await remove(id)).toMatchObject({ status: 400, body: { code: "resource_in_use" } });
  expect((await get(unit.id)).body.data.stst_status_disponibility).toBe("RENTADO");
});

test("past assignments do not keep it", async () => {
  const unit = await anEquipment();
  const past = { isRetired: true, retirementDate: "2026-02-01", retirementReason: "Fin" };
  await anAssignment({ equipmentId: unit.id, ...past });
  expect((await remove(unit.id)).status).toBe(200);
});

test("anonymous 401, technician reads only", async () => {
  const { id } = await anEquipment();
  const technician = await aSession("TECNICO");
  const params = { resource_id: id };
  for (const handler of [GET, PUT, DELETE])
    expect((await call(handler, { params })).status).toBe(401);
  expect((await call(GET, { as: technician, params })).status).toBe(200);
  expect((await call(PUT, { as: technician, params, body: {} })).status).toBe(403);
  expect((await call(DELETE, { as: technician, params })).status).toBe(403);
});
