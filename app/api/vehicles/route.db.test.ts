import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { settings } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET as GET_ONE } from "./[vehicle_id]/route";
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
const get = (id: number) => call(GET_ONE, { as: office, params: { vehicle_id: id } });

beforeEach(async () => {
  office = await make.aSession();
});

test("a capacity is shown by the vehicles that have one, and by no other", async () => {
  const { body } = await create({ ...truck, capacity_gallons: "4000.5" });
  expect(body.data.capacity_gallons).toBe(4000.5);
  const other = await create({ ...truck, no_plate: "PAC-1235" });
  expect(other.body.data).not.toHaveProperty("capacity_gallons");
  expect((await get(other.body.data.id)).body.data).not.toHaveProperty("capacity_gallons");
  const wrong = await create({ ...truck, no_plate: "PAC-1236", capacity_gallons: "-1" });
  expect([wrong.status, Object.keys(wrong.body.field_errors)]).toEqual([400, ["capacity_gallons"]]);
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

test("technicians read, the office writes", async () => {
  const as = await make.aSession("TECNICO");
  expect((await call(GET, { as })).status).toBe(200);
  expect((await call(POST, { as, body: truck })).status).toBe(403);
});
