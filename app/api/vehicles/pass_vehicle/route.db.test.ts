import { beforeEach, describe, expect, test } from "vitest";
import { PUT as SAVE_SETTINGS } from "@/app/api/settings/route";
import { DELETE as DELETE_VEHICLE } from "@/app/api/vehicles/[vehicle_id]/route";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET, POST, PUT } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let vehicle: Awaited<ReturnType<typeof make.aVehicle>>;
const dated = { bloque: "BLOCK_16", fecha_caducidad: "2027-03-31" };
const save = (body: object, handler = POST) =>
  call(handler, { as: office, body, method: handler === PUT ? "PUT" : "POST" });
const list = (query = {}) => call(GET, { as: office, query });

beforeEach(async () => {
  office = await make.aSession();
  vehicle = await make.aVehicle({ plate: "PAC-1234" });
});

test("POST creates, POST or PUT with the id changes what is given", async () => {
  const created = await save({ id: null, vehicle_id: vehicle.id, ...dated });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    success: true,
    message: expect.any(String),
    data: { vehicle_id: vehicle.id, vehicle_plate: "PAC-1234", ...dated },
  });
  expect(created.body.data).not.toHaveProperty("pass_file_url");
  const { id } = created.body.data;
  const later = await save({ id, fecha_caducidad: "2028-03-31" });
  expect(later.status).toBe(200);
  expect(later.body.data).toMatchObject({ id, bloque: "BLOCK_16", fecha_caducidad: "2028-03-31" });
  const moved = await save({ id, bloque: "BLOCK_02" }, PUT);
  expect(moved.status).toBe(200);
  expect(moved.body.data).toMatchObject({ id, bloque: "BLOCK_02", fecha_caducidad: "2028-03-31" });
});

describe("refuses", () => {
  test.each([
    ["no vehicle", { vehicle_id: undefined }, "vehicle_id"],
    ["no block", { bloque: undefined }, "bloque"],
    ["a block outside the list", { bloque: "BLOCK_17" }, "bloque"],
    ["a block in small letters", { bloque: "block_16" }, "bloque"],
    ["no date", { fecha_caducidad: undefined }, "fecha_caducidad"],
    ["an impossible date", { fecha_caducidad: "2026-02-30" }, "fecha_caducidad"],
  ])("%s", async (_, given, field) => {
    const answer = await save({ vehicle_id: vehicle.id, ...dated, ...given });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.field_errors)).toEqual([field]);
    expect((await list()).body.data).toEqual([]);
  });

  test("a vehicle or pass that is not there", async () => {
    const gone = await make.aVehicle({ isDeleted: true });
    const ofGone = await make.aVehiclePass({ vehicleId: gone.id });
    const deleted = await make.aVehiclePass({ isDeleted: true });
    expect((await save({ vehicle_id: gone.id, ...dated })).status).toBe(404);
    for (const { id } of [ofGone, deleted]) {
      expect((await save({ id, bloque: "BLOCK_01" })).status).toBe(404);
      expect((await save({ id, bloque: "BLOCK_01" }, PUT)).status).toBe(404);
      expect((await list({ id })).status).toBe(404);
    }
    expect((await list()).body.data).toEqual([]);
  });

  test("PUT without an id and null on what is required", async () => {
    expect((await save(dated, PUT)).body.field_errors).toHaveProperty("id");
    const { id } = await make.aVehiclePass();
    expect((await save({ id, fecha_caducidad: null })).status).toBe(400);
  });
});

test("the blocks are the settings'", async () => {
  const operator_blocks = [{ code: "BLOQUE 43", label: "Bloque 43 ITT" }];
  await call(SAVE_SETTINGS, { as: office, method: "PUT", body: { operator_blocks } });
  const given = { vehicle_id: vehicle.id, ...dated };
  expect((await save(given)).status).toBe(400);
  expect((await save({ ...given, bloque: "BLOQUE 43" })).status).toBe(201);
});

test("a block that is given up while a pass takes it stays, or refuses the pass", async () => {
  const operator_blocks = [{ code: "BLOCK_01", label: "Bloque 1" }];
  const [pass, blocks] = await Promise.all([
    save({ vehicle_id: vehicle.id, ...dated }),
    call(SAVE_SETTINGS, { as: office, method: "PUT", body: { operator_blocks } }),
  ]);
  const statuses = [pass.status, blocks.status];
  expect(statuses.toSorted()).toEqual(pass.status === 201 ? [201, 400] : [200, 400]);
  expect((await list()).body.data).toHaveLength(pass.status === 201 ? 1 : 0);
});

test("a vehicle deleted while it gets a pass leaves none behind", async () => {
  const [pass, deleted] = await Promise.all([
    save({ vehicle_id: vehicle.id, ...dated }),
    call(DELETE_VEHICLE, {
      as: office,
      method: "DELETE",
      params: { vehicle_id: vehicle.id },
    }),
  ]);
  expect([201, 404]).toContain(pass.status);
  expect(deleted.status).toBe(200);
  expect((await list()).body.data).toEqual([]);
});

test("lists one, a vehicle's or all, with the scan's address", async () => {
  const pass = await make.aVehiclePass({ vehicleId: vehicle.id });
  const other = await make.aVehiclePass();
  const file = { model: "pass_vehicle" as const, objectId: pass.id, field: "pass_file" };
  const { storageKey } = await make.anAttachment(file);
  const one = await list({ id: pass.id });
  expect(one.body.data).toMatchObject({
    id: pass.id,
    pass_file_url: expect.stringContaining(storageKey),
  });
  expect((await list({ vehicle_id: vehicle.id })).body.data).toEqual([one.body.data]);
  const all = await list();
  expect(all.body).not.toHaveProperty("count");
  expect(all.body.data.map(({ id }: { id: number }) => id)).toEqual([other.id, pass.id]);
  expect((await list({ page_size: 1 })).body).toMatchObject({ count: 2, data: [{ id: other.id }] });
});

test("technicians read, the office writes", async () => {
  const as = await make.aSession("TECNICO");
  expect((await call(GET, { as })).status).toBe(200);
  const body = { vehicle_id: vehicle.id, ...dated };
  expect((await call(POST, { as, body })).status).toBe(403);
});

test("the same Idempotency-Key creates one pass", async () => {
  const body = { vehicle_id: vehicle.id, ...dated };
  const headers = { "Idempotency-Key": "uno" };
  const [one, two] = await Promise.all([
    call(POST, { as: office, body, headers }),
    call(POST, { as: office, body, headers }),
  ]);
  expect([one.status, two.status]).toEqual([201, 201]);
  expect((await list()).body.data).toHaveLength(1);
});
