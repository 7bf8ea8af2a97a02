import { beforeEach, expect, test } from "vitest";
import {
  anAssignment,
  anEquipment,
  aProject,
  aRentedUnit,
  aService,
  aSession,
} from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { POST as ADD } from "../../../projects/resources/add/route";
import { DELETE } from "../route";
import { POST } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;

beforeEach(async () => {
  office = await aSession();
});

const retire = (id: number, body: unknown = { reason: "Chasis roto" }, as = office) =>
  call(POST, { as, params: { resource_id: id }, body });

test("takes a unit out of service for good", async () => {
  const unit = await anEquipment({ currentLocation: "Bodega" });
  const { status, body } = await retire(unit.id);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    stst_status_disponibility: "RETIRADO",
    stst_current_location: null,
    retirement_reason: "Chasis roto",
  });
  expect(await retire(unit.id)).toMatchObject({ status: 400, body: { code: "resource_retired" } });
});

test("two at once retire it once", async () => {
  const unit = await anEquipment();
  const both = await Promise.all([retire(unit.id), retire(unit.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

const remove = (id: number) =>
  call(DELETE, { as: office, params: { resource_id: id }, method: "DELETE" });

test.each([
  ["retirement", retire],
  ["deletion", remove],
] as const)("of an assignment and a %s at once, one wins", async (_, end) => {
  const project = await aProject();
  for (let round = 0; round < 5; round += 1) {
    const unit = await anEquipment();
    const item = { project_id: project.id, resource_id: unit.id, cost: 10 };
    const body = [{ ...item, operation_start_date: "2026-11-01" }];
    const [added, ended] = await Promise.all([call(ADD, { as: office, body }), end(unit.id)]);
    const won = [added.status === 201, ended.status === 200];
    expect(won.filter(Boolean)).toHaveLength(1);
    expect([400, 404]).toContain(added.status === 201 ? ended.status : added.status);
  }
});

test("refuses a rented unit and an assigned service", async () => {
  const { unit } = await aRentedUnit(await aProject());
  const service = await aService();
  await anAssignment({ equipmentId: service.id, kind: "SERVICIO" });
  expect(await retire(unit.id)).toMatchObject({ status: 400, body: { code: "resource_rented" } });
  expect(await retire(service.id)).toMatchObject({
    status: 400,
    body: { code: "resource_in_use" },
  });
});

test("a unit whose operation is over may be retired", async () => {
  const { unit } = await aRentedUnit(await aProject(), {
    startDate: "2020-01-01",
    endDate: "2020-12-31",
  });
  expect((await retire(unit.id)).status).toBe(200);
});

test.each([
  [{}],
  [{ reason: "" }],
  [{ reason: "  " }],
  [{ reason: null }],
  [{ reason: 7 }],
  [{ reason: "x".repeat(2001) }],
  [[]],
])("refuses %j", async (body) => {
  const unit = await anEquipment();
  expect((await retire(unit.id, body)).status).toBe(400);
});

test("401, 403, 404", async () => {
  const unit = await anEquipment();
  const technician = await aSession("TECNICO");
  expect((await call(POST, { params: { resource_id: unit.id } })).status).toBe(401);
  expect((await retire(unit.id, {}, technician)).status).toBe(403);
  expect((await retire(999, {})).status).toBe(404);
});
