import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { changes, equipment } from "@/db/schema";
import {
  anEquipment,
  aProject,
  aRentedUnit,
  aService,
  aSession,
  unitsNumbered,
} from "@/db/testing/factories";
import { withQueries } from "@/db/testing/queries";
import { checklistItems, plantDetails } from "@/db/values";
import { call } from "@/lib/http/testing";
import { extent } from "@/scripts/testing/extent.mjs";
import { GET, POST } from "./route";

const unit = { name: "Lavamanos doble", code: "LVM-01", type_equipment: "LVMNOS" };
let office: Awaited<ReturnType<typeof aSession>>;

beforeEach(async () => {
  office = await aSession();
});

const create = (body: unknown) => call(POST, { as: office, body });
const list = async (query = {}) => (await call(GET, { as: office, query })).body;
const codes = async (query = {}) =>
  (await list(query)).data.map((row: { code: string }) => row.code);

test("creates a unit with only what is required", async () => {
  const { status, body } = await create(unit);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    ...unit,
    is_active: true,
    stst_status_equipment: "FUNCIONANDO",
    stst_status_disponibility: "DISPONIBLE",
    stst_current_location: null,
    stst_current_project_id: null,
    capacity_gallons: null,
  });
  const log = await database()
    .select()
    .from(changes)
    .where(eq(changes.recordType, "resource_item"));
  expect(log).toMatchObject([{ userId: office.user.id, action: "INSERT", recordId: body.data.id }]);
});

test("keeps every documented field and gives it back", async () => {
  const full = {
    ...unit,
    type_equipment: "PTRTAR",
    is_active: false,
    stst_status_equipment: "EN REPARACION",
    stst_repair_reason: "Motor quemado",
    stst_current_location: "Bodega Coca",
    stst_release_date: "2026-12-31",
    brand: "Aqua",
    model: "X1",
    serial_number: "S-9",
    date_purchase: "2024-05-01",
    height: 200,
    width: 300,
    depth: 400,
    weight: 1500,
    capacity_gallons: 1250.5,
    notes: "Nueva",
    ...Object.fromEntries(checklistItems.map((item) => [item, true])),
    ...Object.fromEntries(plantDetails.map((detail) => [detail, "W"])),
    engine_fases: "3",
    belt_type: "B",
  };
  const { status, body } = await create(full);
  expect(status).toBe(201);
  expect(body.data).toMatchObject(full);
  expect(body.data.created_at).toMatch(/Z$/);
});

test("the components given decide the condition of a new unit", async () => {
  const missing = await create({ ...unit, have_soap_dispenser: true });
  expect(missing.body.data.stst_status_equipment).toBe("INCOMPLETO");
});

test("refuses a code that a live record has, and takes one that is free again", async () => {
  await anEquipment({ code: unit.code });
  const taken = await create(unit);
  expect(taken.status).toBe(400);
  expect(taken.body.field_errors).toEqual({ code: [expect.any(String)] });
  await database().update(equipment).set({ isDeleted: true });
  expect((await create(unit)).status).toBe(201);
});

test("refuses a project without being rented and writes nothing", async () => {
  const project = await aProject();
  expect((await create({ ...unit, stst_current_project_id: project.id })).status).toBe(400);
  expect((await list()).count).toBe(0);
});

test.each([
  ["nothing", {}],
  ["an unknown type", { ...unit, type_equipment: "CASA" }],
  ["an unknown condition", { ...unit, stst_status_equipment: "ROTO" }],
  ["repair without its reason", { ...unit, stst_status_equipment: "EN REPARACION" }],
  ["retired from the start", { ...unit, stst_status_disponibility: "RETIRADO" }],
  ["a blank code", { ...unit, code: " " }],
  ["an impossible date", { ...unit, date_purchase: "2026-02-30" }],
  ["a fraction of a centimetre", { ...unit, height: 1.5 }],
  ["a negative weight", { ...unit, weight: -1 }],
  ["a huge measure", { ...unit, width: 99_999_999_999 }],
  ["a blank capacity", { ...unit, capacity_gallons: "" }],
  ["a huge capacity", { ...unit, capacity_gallons: "999999999999" }],
  ["three decimals", { ...unit, capacity_gallons: "1.234" }],
  ["a component that is no boolean", { ...unit, have_seat: "yes" }],
  ["a component that is null", { ...unit, have_seat: null }],
  ["four phases", { ...unit, engine_fases: "4" }],
  ["an id out of range", { ...unit, stst_current_project_id: 2_147_483_648 }],
  ["a NUL", { ...unit, name: "a\0b" }],
  ["half a surrogate pair", { ...unit, name: "\ud800" }],
  ["100 kB", { ...unit, brand: "x".repeat(100_000) }],
  ["an object for text", { ...unit, model: {} }],
  ["a list for text", { ...unit, code: ["A"] }],
  ["a list", [unit]],
  ["null", null],
  ["text", "unit"],
])("refuses %s and writes nothing", async (_, body) => {
  const answer = await create(body);
  expect(answer.status).toBe(400);
  expect((await list()).count).toBe(0);
});

test.each([
  ["broken JSON", "{", "invalid_json"],
  ["invalid UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), "invalid_json"],
])("refuses %s", async (_, raw, code) => {
  const headers = { "content-type": "application/json" };
  const answer = await call(POST, { as: office, raw, headers });
  expect(answer).toMatchObject({ status: 400, body: { code } });
});

test("the same Idempotency-Key creates one unit", async () => {
  const asked = { as: office, body: unit, headers: { "Idempotency-Key": "uno" } };
  const both = await Promise.all([call(POST, asked), call(POST, asked)]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect((await list()).count).toBe(1);
});

test("two at once with one code create one unit", async () => {
  const both = await Promise.all([create(unit), create(unit)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
});

test("asks who is there, and the office's role to write", async () => {
  const technician = await aSession("TECNICO");
  expect((await call(GET)).status).toBe(401);
  expect((await call(POST, { body: unit })).status).toBe(401);
  expect((await call(POST, { as: technician, body: unit })).status).toBe(403);
  expect((await call(GET, { as: technician })).status).toBe(200);
});

test("lists by type and code, filters and searches without accents", async () => {
  const project = await aProject();
  await anEquipment({ code: "B", name: "Batería Ñandú", type: "BTSNHM", condition: "DAÑADO" });
  await anEquipment({ code: "L2", type: "LVMNOS" });
  await anEquipment({ code: "L1", type: "LVMNOS", availability: "RETIRADO" });
  await aService({ code: "S" });
  const { unit: rented } = await aRentedUnit(project);
  expect(await codes()).toEqual(["B", rented.code, "L1", "L2", "S"]);
  expect(await codes({ search: "bateria nandu" })).toEqual(["B"]);
  expect(await codes({ search: "%" })).toEqual([]);
  expect(await codes({ type_equipment: "SERVIC" })).toEqual(["S"]);
  expect(await codes({ status_equipment: "DAÑADO" })).toEqual(["B"]);
  expect(await codes({ status_disponibility: "RETIRADO" })).toEqual(["L1"]);
  expect(await codes({ project_id: project.id })).toEqual([rented.code]);
  expect(await codes({ type_equipment: "", page: 2, page_size: 2 })).toEqual(["L1", "L2"]);
  expect(await list({ page: 99 })).toMatchObject({ data: [], count: 5, page: 99, page_size: 50 });
});

test.each([
  ["type_equipment", "CASA"],
  ["status_equipment", "ROTO"],
  ["status_disponibility", "LIBRE"],
  ["project_id", "0"],
  ["project_id", "1e3"],
  ["page", "0"],
  ["page_size", "501"],
  ["search", "x".repeat(201)],
  ["search", "a\0"],
])("refuses the filter %s=%s", async (name, value) => {
  const { status, body } = await call(GET, { as: office, query: { [name]: value } });
  expect(status).toBe(400);
  expect(body.field_errors).toHaveProperty(name);
});

test("a page of many units costs as many queries as one of 50", async () => {
  const many = extent(1_000, 5_000);
  const costOf = async (query: Record<string, number>) => {
    const { answer, queries } = await withQueries(() => list(query));
    return { queries: queries.length, rows: answer.data.length, count: answer.count };
  };
  await unitsNumbered(0, 50);
  const small = await costOf({ page_size: 50 });
  await unitsNumbered(50, many);
  const large = await costOf({ page_size: 50 });
  expect(large).toEqual({ ...small, count: many });
  expect(large.queries).toBeLessThanOrEqual(4);
});
