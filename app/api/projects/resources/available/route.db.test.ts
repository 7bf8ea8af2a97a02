import { beforeEach, expect, test } from "vitest";
import { anEquipment, aService, aSession, unitsNumbered } from "@/db/testing/factories";
import { withQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { extent } from "@/scripts/testing/extent.mjs";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;

beforeEach(async () => {
  office = await aSession();
});

const list = async (query = {}) => (await call(GET, { as: office, query })).body;
const codes = async (query = {}) =>
  (await list(query)).data.map((row: { code: string }) => row.code);

test("gives exactly the documented keys", async () => {
  const unit = await anEquipment({
    code: "TQ-1",
    name: "Tanque",
    type: "TNQAAC",
    brand: "Aqua",
    capacityGallons: "2500",
  });
  expect(await list()).toEqual({
    success: true,
    count: 1,
    data: [
      {
        id: unit.id,
        code: "TQ-1",
        name: "Tanque",
        display_name: "TQ-1 - Tanque",
        type_equipment: "TNQAAC",
        type_equipment_display: "Tanque de agua cruda",
        brand: "Aqua",
        model: null,
        status_equipment: "FUNCIONANDO",
        status_disponibility: "DISPONIBLE",
        available: true,
        current_location: null,
        capacity_gallons: "2500.00",
        assigned_project: null,
        is_selected: false,
        is_confirm_delete: false,
      },
    ],
  });
});

test("lists active records by type and code, with every filter", async () => {
  await anEquipment({ code: "L2", type: "LVMNOS", name: "Lavamanos Ñuño" });
  await anEquipment({ code: "L1", type: "LVMNOS", condition: "DAÑADO" });
  await anEquipment({ code: "B1", type: "BTSNHM", availability: "RETIRADO" });
  await anEquipment({ code: "X1", isActive: false });
  await anEquipment({ code: "X2", isDeleted: true });
  await aService({ code: "S1" });
  expect(await codes()).toEqual(["B1", "L1", "L2"]);
  expect(await codes({ exclude_services: false })).toEqual(["B1", "L1", "L2", "S1"]);
  expect(await codes({ exclude_services: "False" })).toEqual(["B1", "L1", "L2", "S1"]);
  expect(await codes({ exclude_services: 0, available: 1 })).toEqual(["L1", "L2", "S1"]);
  expect(await codes({ exclude_services: true })).toEqual(["B1", "L1", "L2"]);
  expect(await codes({ type_equipment: "LVMNOS" })).toEqual(["L1", "L2"]);
  expect(await codes({ status_equipment: "DAÑADO" })).toEqual(["L1"]);
  expect(await codes({ search: "NUNO" })).toEqual(["L2"]);
  expect(await codes({ q: "l1" })).toEqual(["L1"]);
  expect(await codes({ available: true, exclude_services: false })).toEqual(["L1", "L2", "S1"]);
  expect(await codes({ available: false })).toEqual(["B1"]);
  expect(await codes({ type_equipment: "", search: "" })).toEqual(["B1", "L1", "L2"]);
});

test.each([
  ["type_equipment", "CASA"],
  ["status_equipment", "ROTO"],
  ["exclude_services", "quizá"],
  ["available", "2"],
  ["page", "-1"],
  ["search", "a\0"],
])("refuses %s=%s", async (name, value) => {
  const { status, body } = await call(GET, { as: office, query: { [name]: value } });
  expect(status).toBe(400);
  expect(body.field_errors).toHaveProperty(name);
});

test("both roles read it, strangers do not", async () => {
  expect((await call(GET)).status).toBe(401);
  expect((await call(GET, { as: await aSession("TECNICO") })).status).toBe(200);
});

test("many units cost as many queries as 50", async () => {
  const many = extent(1_000, 5_000);
  const cost = async () => {
    const { answer, queries } = await withQueries(list);
    return { queries: queries.length, count: answer.count };
  };
  await unitsNumbered(0, 50);
  const { queries } = await cost();
  await unitsNumbered(50, many);
  expect(await cost()).toEqual({ queries, count: many });
});
