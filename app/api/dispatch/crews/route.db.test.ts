import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignmentCrews } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { aDailyService } from "@/lib/dispatch/testing";
import { call } from "@/lib/http/testing";
import { PUT } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let service: Awaited<ReturnType<typeof aDailyService>>;

beforeEach(async () => {
  office = await make.aSession("ADMINISTRATIVO");
  service = await aDailyService();
});

const save = (given: object = {}, as = office) =>
  call(PUT, { as, method: "PUT", body: { project_resource_id: service.id, ...given } });
const listCrews = () => database().select().from(assignmentCrews);

test("says who usually goes and in what, and then nobody", async () => {
  const [member, truck] = [await make.aStaffMember(), await make.aVehicle()];
  const saved = await save({ technical_id: member.id, vehicle_id: truck.id });
  expect(saved).toMatchObject({ status: 200, body: { message: "Cuadrilla guardada." } });
  expect(saved.body.data).toEqual({
    project_resource_id: service.id,
    technical_id: member.id,
    vehicle_id: truck.id,
  });
  const crew = { assignmentId: service.id, staffId: member.id, vehicleId: truck.id };
  expect(await listCrews()).toMatchObject([crew]);
  const nobody = { technical_id: null, vehicle_id: null };
  expect((await save()).body.data).toMatchObject(nobody);
  expect(await listCrews()).toMatchObject([{ ...crew, staffId: null, vehicleId: null }]);
});

test("of a unit there is none, nor of people and vehicles that are not there", async () => {
  const { assignment } = await make.aRentedUnit(await make.aProject());
  expect((await save({ project_resource_id: assignment.id })).body.code).toBe("no_visits");
  const gone = await make.aStaffMember({ isActive: false });
  for (const given of [
    { technical_id: gone.id },
    { technical_id: 2_147_483_647 },
    { vehicle_id: 2_147_483_647 },
    { project_resource_id: 2_147_483_647 },
  ])
    expect((await save(given)).status).toBe(404);
  expect(await listCrews()).toEqual([]);
});

test("is refused without a service, and to a technician", async () => {
  const { status, body } = await save({ project_resource_id: null });
  expect([status, Object.keys(body.field_errors)]).toEqual([400, ["project_resource_id"]]);
  expect((await save({}, await make.aSession("TECNICO"))).status).toBe(403);
});
