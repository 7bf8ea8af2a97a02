import { beforeEach, describe, expect, test } from "vitest";
import { anEquipment, aProject, aRentedUnit, aService, aSession } from "@/db/testing/factories";
import { equipmentTypes } from "@/db/values";
import { checklistOf } from "@/lib/equipment/checklist";
import { call } from "@/lib/http/testing";
import { POST as assign } from "../../projects/resources/add/route";
import { GET } from "../[resource_id]/route";
import { POST } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;

beforeEach(async () => {
  office = await aSession();
});

const update = (body: unknown, as = office) => call(POST, { as, body });
const stored = async (id: number) =>
  (await call(GET, { as: office, params: { resource_id: id } })).body.data;

test("answers exactly the documented keys", async () => {
  const unit = await anEquipment();
  const { status, body } = await update({ id: unit.id, name: "Otro nombre" });
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    message: expect.any(String),
    data: {
      id: unit.id,
      name: "Otro nombre",
      code: unit.code,
      type_equipment: "LVMNOS",
      is_active: true,
      stst_status_equipment: "FUNCIONANDO",
      created_at: unit.createdAt.toISOString(),
      updated_at: expect.stringMatching(/Z$/),
    },
    ignored_fields: null,
  });
});

test("names what it ignores: unknown fields and those it never writes", async () => {
  const unit = await anEquipment();
  const { body } = await update({
    id: unit.id,
    name: "Otro",
    color: "azul",
    is_deleted: true,
    created_at: "2020-01-01T00:00:00Z",
    updated_at: null,
    retirement_reason: "x",
    constructor: 1,
  });
  expect(body.ignored_fields).toEqual([
    "color",
    "is_deleted",
    "created_at",
    "updated_at",
    "retirement_reason",
    "constructor",
  ]);
  expect(body.data.created_at).toBe(unit.createdAt.toISOString());
  expect((await stored(unit.id)).name).toBe("Otro");
});

test("a key named __proto__ is only an ignored key", async () => {
  const unit = await anEquipment();
  const raw = `{"id": ${unit.id}, "__proto__": {"name": "hack"}}`;
  const headers = { "content-type": "application/json" };
  expect((await call(POST, { as: office, raw, headers })).status).toBe(200);
  expect((await stored(unit.id)).name).toBe(unit.name);
});

test("a record may be sent back whole", async () => {
  const { unit } = await aRentedUnit(await aProject());
  const whole = await stored(unit.id);
  const { status, body } = await update(whole);
  expect(status).toBe(200);
  expect(body.ignored_fields).toEqual(["retirement_reason", "created_at", "updated_at"]);
  expect(await stored(unit.id)).toEqual({ ...whole, updated_at: expect.any(String) });
});

test.each([
  ["no id", { name: "Otro" }],
  ["null", { id: null }],
  ["text", { id: "uno" }],
  ["zero", { id: 0 }],
  ["too large", { id: 2_147_483_648 }],
  ["a fraction", { id: 1.5 }],
])("400 for an id that is %s", async (_, body) => {
  const answer = await update(body);
  expect(answer).toMatchObject({ status: 400, body: { success: false } });
  expect(answer.body.field_errors).toHaveProperty("id");
});

test("404 for a record that is not there or is deleted", async () => {
  const { id } = await anEquipment({ isDeleted: true });
  expect((await update({ id: 999, name: "Otro" })).status).toBe(404);
  expect((await update({ id, name: "Otro" })).status).toBe(404);
});

test.each([
  ["code", null],
  ["code", "x".repeat(51)],
  ["type_equipment", "CASA"],
  ["stst_status_equipment", "ROTO"],
  ["stst_status_disponibility", "LIBRE"],
  ["stst_commitment_date", "2026-02-30"],
  ["capacity_gallons", ""],
  ["height", "alto"],
  ["have_soap_dispenser", 1],
  ["belt_type", "C"],
  ["is_active", null],
  ["name", "a\0b"],
  ["notes", "x".repeat(100_000)],
  ["model", ["X"]],
])("refuses %s %j and changes nothing", async (field, value) => {
  const unit = await anEquipment();
  const { status, body } = await update({ id: unit.id, brand: "Nueva", [field]: value });
  expect(status).toBe(400);
  expect(body.field_errors).toHaveProperty(field);
  expect((await stored(unit.id)).brand).toBeNull();
});

test("refuses a code that is taken; its own is its own", async () => {
  const [unit, other] = [await anEquipment(), await anEquipment()];
  const taken = await update({ id: unit.id, code: other.code });
  expect(taken).toMatchObject({
    status: 400,
    body: { field_errors: { code: [expect.any(String)] } },
  });
  expect((await update({ id: unit.id, code: unit.code })).status).toBe(200);
});

test("a retired record is not editable, components included", async () => {
  const unit = await anEquipment({ availability: "RETIRADO" });
  for (const change of [{ name: "Otro" }, { have_soap_dispenser: true }, {}])
    expect(await update({ id: unit.id, ...change })).toMatchObject({
      status: 400,
      body: { code: "resource_retired" },
    });
});

describe("the condition", () => {
  const withItems = equipmentTypes.filter((type) => checklistOf[type].length > 0);

  test.each(withItems)("of a %s follows its components", async (type) => {
    const unit = await anEquipment({ type, condition: "DAÑADO" });
    const items = Object.fromEntries(checklistOf[type].map((item) => [item, true]));
    const complete = await update({ id: unit.id, ...items });
    expect(complete.body.data.stst_status_equipment).toBe("FUNCIONANDO");
    const [item = ""] = checklistOf[type];
    const missing = await update({ id: unit.id, [item]: false });
    expect(missing.body.data.stst_status_equipment).toBe("INCOMPLETO");
  });

  test.each(["TNQAAC", "TNQAAR", "SERVIC"] as const)("of a %s has no rule", async (type) => {
    const unit = await anEquipment({ type, condition: "DAÑADO" });
    const { body } = await update({ id: unit.id, have_soap_dispenser: true });
    expect(body.data.stst_status_equipment).toBe("DAÑADO");
  });

  test("given explicitly wins over the components", async () => {
    const unit = await anEquipment();
    const explicit = { stst_status_equipment: "DAÑADO", have_soap_dispenser: true };
    const { body } = await update({ id: unit.id, ...explicit });
    expect(body.data.stst_status_equipment).toBe("DAÑADO");
    expect((await stored(unit.id)).have_soap_dispenser).toBe(true);
  });

  test("EN REPARACION needs its reason", async () => {
    const unit = await anEquipment();
    const repair = { id: unit.id, stst_status_equipment: "EN REPARACION" };
    const without = await update(repair);
    expect(without.status).toBe(400);
    expect(without.body.field_errors).toHaveProperty("stst_repair_reason");
    expect((await update({ ...repair, stst_repair_reason: " " })).status).toBe(400);
    expect((await update({ ...repair, stst_repair_reason: "Bomba" })).status).toBe(200);
    expect((await update(repair)).status).toBe(200);
    expect((await update({ id: unit.id, stst_repair_reason: null })).status).toBe(400);
    expect(await stored(unit.id)).toMatchObject({ stst_repair_reason: "Bomba" });
  });

  test("two people ticking different components both count", async () => {
    const unit = await anEquipment({ condition: "INCOMPLETO" });
    await Promise.all(checklistOf.LVMNOS.map((item) => update({ id: unit.id, [item]: true })));
    expect((await stored(unit.id)).stst_status_equipment).toBe("FUNCIONANDO");
  });
});

describe("availability by hand", () => {
  test("and by assignment at once: no deadlock", async () => {
    const { id: project_id } = await aProject();
    const units = await Promise.all(Array.from({ length: 12 }, () => anEquipment()));
    const rented = { stst_status_disponibility: "RENTADO", stst_current_project_id: project_id };
    const terms = { project_id, cost: 5, maintenance_cost: 1, operation_start_date: "2026-01-05" };
    const answers = await Promise.all(
      units.flatMap(({ id }) => [
        update({ id, ...rented }),
        call(assign, { as: office, body: [{ ...terms, resource_id: id }] }),
      ]),
    );
    expect(answers.filter(({ status }) => ![200, 201, 400].includes(status))).toEqual([]);
    for (const { id } of units) expect(await stored(id)).toMatchObject(rented);
  });

  test("an assigned unit keeps what its assignment says", async () => {
    const project = await aProject();
    const other = await aProject();
    const { unit } = await aRentedUnit(project);
    for (const change of [
      { stst_status_disponibility: "DISPONIBLE" },
      { stst_current_project_id: other.id },
      { stst_current_project_id: null },
      { stst_commitment_date: "2026-05-05" },
    ])
      expect(await update({ id: unit.id, ...change })).toMatchObject({
        status: 400,
        body: { code: "resource_rented" },
      });
    const moved = { stst_current_location: "Pozo 7", stst_release_date: "2026-06-30" };
    expect((await update({ id: unit.id, ...moved })).status).toBe(200);
    expect(await stored(unit.id)).toMatchObject({
      ...moved,
      stst_status_disponibility: "RENTADO",
      stst_current_project_id: project.id,
      stst_commitment_date: "2026-01-01",
    });
  });

  test("a unit nobody has is promised for a day, and the promise is taken back", async () => {
    const unit = await anEquipment();
    const promise = (day: string | null) => update({ id: unit.id, stst_commitment_date: day });
    expect((await promise("2026-05-05")).status).toBe(200);
    expect(await stored(unit.id)).toMatchObject({
      stst_status_disponibility: "DISPONIBLE",
      stst_commitment_date: "2026-05-05",
    });
    expect((await promise(null)).status).toBe(200);
    expect((await stored(unit.id)).stst_commitment_date).toBeNull();
  });

  test("RETIRADO is not set here", async () => {
    const unit = await anEquipment();
    const answer = await update({ id: unit.id, stst_status_disponibility: "RETIRADO" });
    expect(answer).toMatchObject({ status: 400, body: { code: "rule_violation" } });
    expect((await stored(unit.id)).stst_status_disponibility).toBe("DISPONIBLE");
  });

  test("a unit nobody has is marked rented to a project, and freed, with all its columns", async () => {
    const project = await aProject({ location: "Campo Sur" });
    const unit = await anEquipment();
    const rented = { stst_status_disponibility: "RENTADO", stst_current_project_id: project.id };
    expect((await update({ id: unit.id, ...rented })).status).toBe(200);
    expect(await stored(unit.id)).toMatchObject({
      ...rented,
      stst_current_location: "Campo Sur",
      stst_commitment_date: expect.any(String),
    });
    await update({ id: unit.id, stst_status_disponibility: "DISPONIBLE" });
    expect(await stored(unit.id)).toMatchObject({
      stst_status_disponibility: "DISPONIBLE",
      stst_current_location: null,
      stst_current_project_id: null,
      stst_commitment_date: null,
    });
  });

  test("a project that is missing is 404, a closed one or one for a free unit 400", async () => {
    const unit = await anEquipment();
    const closed = await aProject({ isClosed: true });
    const open = await aProject();
    const rented = { id: unit.id, stst_status_disponibility: "RENTADO" };
    expect((await update({ ...rented, stst_current_project_id: 999 })).status).toBe(404);
    expect(await update({ ...rented, stst_current_project_id: closed.id })).toMatchObject({
      status: 400,
      body: { code: "project_closed" },
    });
    expect((await update({ id: unit.id, stst_current_project_id: open.id })).status).toBe(400);
  });

  test("a service is never rented", async () => {
    const { id } = await aService();
    expect((await update({ id, stst_status_disponibility: "RENTADO" })).status).toBe(400);
  });
});

describe("TECNICO", () => {
  test("writes components, condition and its reason", async () => {
    const technician = await aSession("TECNICO");
    const { id } = await anEquipment();
    const ticked = await update({ id, have_soap_dispenser: true, color: "azul" }, technician);
    expect(ticked).toMatchObject({ status: 200, body: { ignored_fields: ["color"] } });
    const repair = { stst_status_equipment: "EN REPARACION", stst_repair_reason: "Bomba" };
    expect((await update({ id, ...repair }, technician)).status).toBe(200);
  });

  test.each([
    { name: "Otro" },
    { stst_current_location: "Pozo" },
    { stst_status_disponibility: "DISPONIBLE" },
    { is_active: false },
    { blower_brand: "Otra" },
    { have_soap_dispenser: true, notes: "x" },
  ])("may not write %j", async (change) => {
    const technician = await aSession("TECNICO");
    const { id } = await anEquipment();
    expect((await update({ id, ...change }, technician)).status).toBe(403);
    expect((await stored(id)).have_soap_dispenser).toBe(false);
  });
});

test("anonymous: 401", async () => {
  expect((await call(POST, { body: { id: 1 } })).status).toBe(401);
});
