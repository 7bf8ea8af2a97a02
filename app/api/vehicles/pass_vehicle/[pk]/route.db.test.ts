import { beforeEach, expect, test } from "vitest";
import { GET as AVAILABLE } from "@/app/api/vehicles/avaliables/route";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET as LIST } from "../route";
import { DELETE } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let vehicle: Awaited<ReturnType<typeof make.aVehicle>>;
const list = (query = {}) => call(LIST, { as: office, query });
const remove = (pk: number) => call(DELETE, { as: office, method: "DELETE", params: { pk } });

beforeEach(async () => {
  office = await make.aSession();
  vehicle = await make.aVehicle({ plate: "PAC-1234" });
});

test("a deleted pass is gone from every list and payload", async () => {
  const pass = await make.aVehiclePass({ vehicleId: vehicle.id, block: "BLOCK_03" });
  const answers = await Promise.all([remove(pass.id), remove(pass.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
    success: true,
    data: { id: pass.id, vehicle_plate: "PAC-1234", bloque: "BLOCK_03" },
  });
  expect((await list({ vehicle_id: vehicle.id })).body.data).toEqual([]);
  const { body } = await call(AVAILABLE, { as: office });
  expect(body.data[0].passes).toEqual([]);
});

test("a pass that is not there is not found", async () => {
  const gone = await make.aVehicle({ isDeleted: true });
  const ofGone = await make.aVehiclePass({ vehicleId: gone.id });
  const deleted = await make.aVehiclePass({ isDeleted: true });
  for (const { id } of [ofGone, deleted]) expect((await remove(id)).status).toBe(404);
});

test("anonymous 401, technicians 403, and it stays", async () => {
  const { id } = await make.aVehiclePass({ vehicleId: vehicle.id });
  const asked = { method: "DELETE", params: { pk: id } };
  expect((await call(DELETE, asked)).status).toBe(401);
  const as = await make.aSession("TECNICO");
  expect((await call(DELETE, { as, ...asked })).status).toBe(403);
  expect((await list()).body.data).toMatchObject([{ id }]);
});
