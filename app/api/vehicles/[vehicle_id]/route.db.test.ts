import { beforeEach, describe, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET as LIST } from "../route";
import { DELETE, GET, PUT } from "./route";

const filled = {
  model: "500",
  year: 2021,
  chasis: "CH-1",
  color: "Blanco",
  status: "EN MANTENIMIENTO" as const,
  operationCertificateStatus: "VIGENTE" as const,
  operationCertificateFrom: "2026-01-01",
  operationCertificateUntil: "2027-01-01",
  registrationFrom: "2026-01-02",
  registrationUntil: "2027-01-02",
  mtopFrom: "2026-01-03",
  mtopUntil: "2027-01-03",
  technicalReviewFrom: "2026-01-04",
  technicalReviewUntil: "2027-01-04",
  satelliteFrom: "2026-01-05",
  satelliteUntil: "2027-01-05",
  policyNumber: "P-77",
  insuranceCompany: "Seguros Sucre",
  insuranceFrom: "2026-01-06",
  insuranceUntil: "2027-01-06",
  serialNumber: "S-1",
  engineNumber: "M-1",
  chassisNumber: "C-1",
  notes: "Con manguera",
};

let office: Awaited<ReturnType<typeof make.aSession>>;
const list = async () => (await call(LIST, { as: office })).body.data;
const change = (id: number, body: object) =>
  call(PUT, { as: office, method: "PUT", params: { vehicle_id: id }, body });
const remove = (id: number) =>
  call(DELETE, { as: office, method: "DELETE", params: { vehicle_id: id } });
const get = (id: number) => call(GET, { as: office, params: { vehicle_id: id } });

beforeEach(async () => {
  office = await make.aSession();
});

test("shows its files and its live passes and certifications", async () => {
  const { id } = await make.aVehicle();
  const pass = await make.aVehiclePass({ vehicleId: id, block: "BLOCK_02" });
  await make.aVehiclePass({ vehicleId: id, isDeleted: true });
  await make.aVehiclePass({ vehicleId: id, isActive: false });
  const certified = await make.aVehicleCertification({ vehicleId: id, description: "Anual" });
  await make.aVehicleCertification({ vehicleId: id, isDeleted: true });
  const file = { model: "vehicle" as const, objectId: id };
  const { storageKey } = await make.anAttachment({ ...file, field: "poliza_file" });
  await make.anAttachment({ ...file, field: "matricula_file", removedAt: new Date() });
  await make.anAttachment({ ...file, model: "technical", field: "rev_tec_file" });
  expect((await get(id)).body.data).toMatchObject({
    passes: [{ id: pass.id, bloque: "BLOCK_02", fecha_caducidad: "2030-12-31" }],
    certifications: [
      {
        id: certified.id,
        name: "PRUEBA HIDROSTATICA",
        name_display: "Prueba hidrostática",
        date_start: "2026-01-01",
        date_end: "2030-12-31",
        description: "Anual",
      },
    ],
    poliza_file: expect.stringContaining(storageKey),
    matricula_file: null,
    rev_tec_file: null,
  });
});

describe("update", () => {
  test("changes what is given, clears with null, and gives the usual owner back", async () => {
    const { id } = await make.aVehicle(filled);
    const full = { ...(await get(id)).body.data, updated_at: expect.any(String) };
    const { status, body } = await change(id, {
      color: null,
      owner_transport: null,
      status_vehicle: null,
      due_date_mtop: "2028-05-31 10:00:00",
      is_active: false,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...full,
      color: null,
      owner_transport: "Faena",
      status_vehicle: "DISPONIBLE",
      due_date_mtop: "2028-05-31",
      is_active: false,
    });
    expect((await change(id, {})).body.data.no_plate).toBe(full.no_plate);
  });

  test("refuses a taken plate, null where required, and what is not there", async () => {
    const { id } = await make.aVehicle();
    await make.aVehicle({ plate: "TAKEN" });
    expect((await change(id, { no_plate: "TAKEN" })).body.field_errors).toHaveProperty("no_plate");
    expect((await change(id, { type_vehicle: null })).status).toBe(400);
    expect((await change((await make.aVehicle({ isDeleted: true })).id, { year: 0 })).status).toBe(
      404,
    );
  });
});

describe("delete", () => {
  test("is soft, final and takes it out of every list", async () => {
    const { id } = await make.aVehicle();
    await make.aVehiclePass({ vehicleId: id });
    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { success: true, message: expect.any(String) },
    });
    expect(await list()).toEqual([]);
    expect((await get(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });

  test("is refused while a live custody chain names the vehicle", async () => {
    const { id } = await make.aVehicle();
    await make.aCustodyChain({ vehicleId: id });
    expect(await remove(id)).toMatchObject({ status: 400, body: { code: "vehicle_in_use" } });
    const other = await make.aVehicle();
    await make.aCustodyChain({ vehicleId: other.id, isDeleted: true });
    const ofDeletedSheet = (await make.aWorksheet({ isDeleted: true })).id;
    await make.aCustodyChain({ vehicleId: other.id, worksheetId: ofDeletedSheet });
    expect((await remove(other.id)).status).toBe(200);
  });
});

test("anonymous 401, technicians read, the office writes", async () => {
  const as = await make.aSession("TECNICO");
  const { id } = await make.aVehicle();
  const params = { vehicle_id: id };
  expect((await call(GET, { as, params })).status).toBe(200);
  for (const [handler, method] of [[PUT, "PUT"] as const, [DELETE, "DELETE"] as const]) {
    expect((await call(handler, { as, params, method, body: {} })).status).toBe(403);
    expect((await call(handler, { params, method, body: {} })).status).toBe(401);
  }
  expect((await call(GET, { params })).status).toBe(401);
  expect(await list()).toMatchObject([{ id }]);
});
