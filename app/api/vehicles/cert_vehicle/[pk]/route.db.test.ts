import { beforeEach, expect, test } from "vitest";
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

test("a deleted certification is gone", async () => {
  const mine = await make.aVehicleCertification({ vehicleId: vehicle.id });
  expect(await remove(mine.id)).toMatchObject({
    status: 200,
    body: {
      success: true,
      data: { id: mine.id, vehicle_plate: "PAC-1234", name: "PRUEBA HIDROSTATICA" },
    },
  });
  expect((await list()).body.data).toEqual([]);
  expect((await remove(mine.id)).status).toBe(404);
});

test("a certification that is not there is not found", async () => {
  const deleted = await make.aVehicleCertification({ isDeleted: true });
  expect((await remove(deleted.id)).status).toBe(404);
});

test("anonymous 401, technicians 403, and it stays", async () => {
  const { id } = await make.aVehicleCertification({ vehicleId: vehicle.id });
  const asked = { method: "DELETE", params: { pk: id } };
  expect((await call(DELETE, asked)).status).toBe(401);
  const as = await make.aSession("TECNICO");
  expect((await call(DELETE, { as, ...asked })).status).toBe(403);
  expect((await list()).body.data).toMatchObject([{ id }]);
});
