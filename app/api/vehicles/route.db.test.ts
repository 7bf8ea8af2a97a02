import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { settings } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { DELETE, GET as GET_ONE, PUT } from "./[vehicle_id]/route";
import { GET, POST } from "./route";

const truck = { brand: "Hino", type_vehicle: "VACUUM", no_plate: "PAC-1234" };
const full = {
  ...truck,
  model: "500",
  year: 2021,
  chasis: "CH-1",
  color: "Blanco",
  owner_transport: "Transportes Napo",
  status_vehicle: "EN MANTENIMIENTO",
  status_cert_oper: "VIGENTE",
  date_cert_oper: "2026-01-01",
  due_date_cert_oper: "2027-01-01",
  date_matricula: "2026-01-02",
  due_date_matricula: "2027-01-02",
  date_mtop: "2026-01-03",
  due_date_mtop: "2027-01-03",
  date_technical_review: "2026-01-04",
  due_date_technical_review: "2027-01-04",
  date_satellite: "2026-01-05",
  due_date_satellite: "2027-01-05",
  nro_poliza: "P-77",
  insurance_company: "Seguros Sucre",
  insurance_issue_date: "2026-01-06",
  insurance_expiration_date: "2027-01-06",
  serial_number: "S-1",
  engine_number: "M-1",
  chassis_number: "C-1",
  notes: "Con manguera",
};

let office: Awaited<ReturnType<typeof make.aSession>>;
const create = (body: object) => call(POST, { as: office, body });
const list = async (query: Record<string, string | number | boolean> = {}) => {
  const { body } = await call(GET, { as: office, query });
  return body.data.map((row: { no_plate: string }) => row.no_plate);
};
const change = (id: number, body: object) =>
  call(PUT, { as: office, method: "PUT", params: { vehicle_id: id }, body });
const remove = (id: number) =>
  call(DELETE, { as: office, method: "DELETE", params: { vehicle_id: id } });
const get = (id: number) => call(GET_ONE, { as: office, params: { vehicle_id: id } });

beforeEach(async () => {
  office = await make.aSession();
});

describe("create", () => {
  test("keeps every documented field", async () => {
    const { status, body } = await create(full);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...full,
      vehicle_image: null,
      poliza_file: null,
      matricula_file: null,
      rev_tec_file: null,
      passes: [],
      certifications: [],
      is_active: true,
    });
    expect((await get(body.data.id)).body.data).toEqual(body.data);
  });

  test("gives the usual owner and status when none is named", async () => {
    await database().update(settings).set({ ownerTransportDefault: "Servicios Aguarico" });
    for (const [no_plate, owner_transport] of [["A-1"], ["A-2", null], ["A-3", ""]])
      expect((await create({ ...truck, no_plate, owner_transport })).body.data).toMatchObject({
        owner_transport: "Servicios Aguarico",
        status_vehicle: "DISPONIBLE",
        status_cert_oper: null,
      });
  });

  test.each([
    ["no plate", { no_plate: undefined }, "no_plate"],
    ["a taken plate", { no_plate: "TAKEN" }, "no_plate"],
    ["an unknown type", { type_vehicle: "MOTO" }, "type_vehicle"],
    ["an unknown status", { status_vehicle: "LISTO" }, "status_vehicle"],
    ["an unknown certificate status", { status_cert_oper: "QUIZAS" }, "status_cert_oper"],
    ["a year in words", { year: "2021" }, "year"],
    ["an impossible date", { due_date_mtop: "2026-02-30" }, "due_date_mtop"],
    ["null where required", { brand: null }, "brand"],
  ])("refuses %s and writes nothing", async (_, given, field) => {
    await make.aVehicle({ plate: "TAKEN" });
    const answer = await create({ ...truck, ...given });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.field_errors)).toEqual([field]);
    expect(await list()).toEqual(["TAKEN"]);
  });

  test("two at once with one plate give one vehicle", async () => {
    const answers = await Promise.all([create(truck), create(truck)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await list()).toEqual([truck.no_plate]);
  });

  test("a deleted vehicle's plate is free again", async () => {
    await make.aVehicle({ plate: truck.no_plate, isDeleted: true });
    expect((await create(truck)).status).toBe(201);
  });
});

test("lists a page at a time by plate, searched and filtered, the inactive ones too", async () => {
  await make.aVehicle({ plate: "B-2", brand: "Citroën", type: "AUTO", isActive: false });
  await make.aVehicle({ plate: "A-1", status: "STANBY", model: "FVR 34" });
  await make.aVehicle({ plate: "C-3", isDeleted: true });
  expect(await list()).toEqual(["A-1", "B-2"]);
  expect(await list({ search: "citroen" })).toEqual(["B-2"]);
  expect(await list({ search: "b-2" })).toEqual(["B-2"]);
  expect(await list({ search: "hino fvr" })).toEqual(["A-1"]);
  expect(await list({ type_vehicle: "AUTO" })).toEqual(["B-2"]);
  expect(await list({ status_vehicle: "STANBY" })).toEqual(["A-1"]);
  expect(await list({ is_active: false })).toEqual(["B-2"]);
  expect(await list({ page: 2, page_size: 1 })).toEqual(["B-2"]);
  const { body } = await call(GET, { as: office });
  expect(body).toMatchObject({ count: 2, page: 1, page_size: 50 });
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
    const { id } = (await create(full)).body.data;
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

test("technicians read, the office writes", async () => {
  const as = await make.aSession("TECNICO");
  const { id } = await make.aVehicle();
  expect((await call(GET, { as })).status).toBe(200);
  expect((await call(GET_ONE, { as, params: { vehicle_id: id } })).status).toBe(200);
  expect((await call(POST, { as, body: truck })).status).toBe(403);
});
