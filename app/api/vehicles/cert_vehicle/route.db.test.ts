import { beforeEach, describe, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET as GET_VEHICLE } from "../[vehicle_id]/route";
import { GET, POST, PUT } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let vehicle: Awaited<ReturnType<typeof make.aVehicle>>;
const inspection = {
  name: "INSPECCION VOLUMETRICA",
  date_start: "2026-01-01",
  date_end: "2027-01-01",
  description: "Tanque de 3.000 galones",
};
const save = (body: object, handler = POST) =>
  call(handler, { as: office, body, method: handler === PUT ? "PUT" : "POST" });
const list = (query = {}) => call(GET, { as: office, query });

beforeEach(async () => {
  office = await make.aSession();
  vehicle = await make.aVehicle({ plate: "PAC-1234" });
});

test("POST creates, POST or PUT with the id changes what is given", async () => {
  const created = await save({ id: null, vehicle_id: vehicle.id, ...inspection });
  expect(created.status).toBe(201);
  expect(created.body.data).toMatchObject({
    vehicle_id: vehicle.id,
    vehicle_plate: "PAC-1234",
    ...inspection,
    name_display: "Inspección volumétrica",
  });
  const { id } = created.body.data;
  const longer = await save({ id, date_end: "2028-01-01" });
  expect(longer.status).toBe(200);
  expect(longer.body.data).toMatchObject({ id, ...inspection, date_end: "2028-01-01" });
  const renamed = await save({ id, name: "MEDICION DE ESPESORES", description: null }, PUT);
  expect(renamed.body.data).toMatchObject({ name: "MEDICION DE ESPESORES", description: null });
  const { body } = await call(GET_VEHICLE, { as: office, params: { vehicle_id: vehicle.id } });
  expect(body.data.certifications).toMatchObject([{ id, name: "MEDICION DE ESPESORES" }]);
});

describe("refuses", () => {
  test.each([
    ["no vehicle", { vehicle_id: undefined }, "vehicle_id"],
    ["no name", { name: undefined }, "name"],
    ["an unknown name", { name: "REVISION" }, "name"],
    ["no start", { date_start: undefined }, "date_start"],
    ["no end", { date_end: undefined }, "date_end"],
    ["an end on the start", { date_end: "2026-01-01" }, "date_end"],
    ["an end before the start", { date_end: "2025-12-31" }, "date_end"],
  ])("%s", async (_, given, field) => {
    const answer = await save({ vehicle_id: vehicle.id, ...inspection, ...given });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.field_errors)).toEqual([field]);
    expect((await list()).body.data).toEqual([]);
  });

  test("several missing fields at once, each by its name", async () => {
    const { body } = await save({ vehicle_id: vehicle.id });
    expect(Object.keys(body.field_errors).sort()).toEqual(["date_end", "date_start", "name"]);
  });

  test("a change that would turn the stored dates round", async () => {
    const { id } = (await save({ vehicle_id: vehicle.id, ...inspection })).body.data;
    expect((await save({ id, date_start: "2027-01-01" }, PUT)).body.field_errors).toHaveProperty(
      "date_end",
    );
    expect((await save({ id, date_end: "2025-01-01" })).status).toBe(400);
    expect((await list({ id })).body.data).toMatchObject(inspection);
  });

  test("a vehicle or certification that is not there", async () => {
    const gone = await make.aVehicle({ isDeleted: true });
    const deleted = await make.aVehicleCertification({ isDeleted: true });
    expect((await save({ vehicle_id: gone.id, ...inspection })).status).toBe(404);
    expect((await save({ id: deleted.id, description: "x" })).status).toBe(404);
    expect((await list({ id: deleted.id })).status).toBe(404);
    expect((await save(inspection, PUT)).body.field_errors).toHaveProperty("id");
  });
});

test("lists one, a vehicle's or all", async () => {
  const mine = await make.aVehicleCertification({ vehicleId: vehicle.id });
  const other = await make.aVehicleCertification();
  const ids = async (query = {}) =>
    (await list(query)).body.data.map(({ id }: { id: number }) => id);
  expect((await list({ id: mine.id })).body.data).toMatchObject({ vehicle_plate: "PAC-1234" });
  expect(await ids({ vehicle_id: vehicle.id })).toEqual([mine.id]);
  expect(await ids()).toEqual([other.id, mine.id]);
  expect(await ids({ page: 2, page_size: 1 })).toEqual([mine.id]);
});

test("technicians read, the office writes", async () => {
  const as = await make.aSession("TECNICO");
  expect((await call(GET, { as })).status).toBe(200);
  const body = { vehicle_id: vehicle.id, ...inspection };
  expect((await call(POST, { as, body })).status).toBe(403);
});
