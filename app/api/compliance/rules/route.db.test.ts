import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET, PUT } from "./route";

const licence = { subject: "TECHNICAL", requirement: "LICENSE", level: "WARN" };

async function put(rules: unknown[]) {
  const office = await make.aSession();
  return { office, answer: await call(PUT, { as: office, body: { rules } }) };
}

test("replaces the rules, keeps those that stay and tells all of them", async () => {
  const partner = await make.aPartner();
  const vaccine = {
    ...{ subject: "TECHNICAL", requirement: "VACCINE", param: "TETANUS", level: "BLOCK" },
    ...{ partner_id: partner.id, bloque: "BLOCK_16", applies_to: ["SUPERVISOR", "ASSISTANT"] },
    ...{ from_date: "2026-01-01", to_date: "2026-12-31", min_days: 5, note: "Contrato 7" },
  };
  const { office, answer } = await put([licence, vaccine]);
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  const [first, second] = answer.body.data;
  expect(first).toEqual({
    ...{ id: first.id, partner_id: null, bloque: null, project_id: null, ...licence },
    ...{ param: null, label: "Licencia de conducir", applies_to: null, min_days: 0 },
    ...{ from_date: null, to_date: null, note: null },
  });
  expect(second).toMatchObject({
    ...{ ...vaccine, label: "Vacuna Tétanos", applies_to: ["ASSISTANT", "SUPERVISOR"] },
  });
  const changed = await put([
    { ...licence, level: "BLOCK" },
    { ...licence, requirement: "MAE" },
  ]);
  expect(changed.answer.body.data).toMatchObject([
    { id: first.id, requirement: "LICENSE", level: "BLOCK" },
    { requirement: "MAE" },
  ]);
  const listed = await call(GET, { as: office });
  expect(listed.body).toEqual({ success: true, data: changed.answer.body.data });
});

test.each([
  [{ requirement: "REGISTRATION" }, "rules.0.requirement"],
  [{ requirement: "VACCINE" }, "rules.0.param"],
  [{ requirement: "VACCINE", param: "INSPECCION VOLUMETRICA" }, "rules.0.param"],
  [{ applies_to: ["VACUUM"] }, "rules.0.applies_to"],
  [{ project_id: 1, bloque: "BLOCK_16" }, "rules.0.project_id"],
  [{ from_date: "2026-02-02", to_date: "2026-02-01" }, "rules.0.to_date"],
  [{ level: "STOP" }, "rules.0.level"],
  [{ min_days: -1 }, "rules.0.min_days"],
  [{ bloque: "BLOCK_99" }, "bloque"],
])("refuses %o", async (given, field) => {
  await put([licence]);
  const { answer, office } = await put([{ ...licence, ...given }]);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.field_errors)).toContain(field);
  expect((await call(GET, { as: office })).body.data).toHaveLength(1);
});

test("the same rule twice, and a client that does not exist, change nothing", async () => {
  const twice = await put([licence, { ...licence, level: "BLOCK" }]);
  expect(twice.answer).toMatchObject({
    status: 400,
    body: { field_errors: { rules: ["Hay reglas repetidas."] } },
  });
  const nobody = await put([{ ...licence, partner_id: 999_999 }]);
  expect(nobody.answer.status).toBe(404);
});

test("a block that a rule names stays in the settings", async () => {
  const { PUT: saveSettings } = await import("../../settings/route");
  const { office } = await put([{ ...licence, bloque: "BLOCK_16" }]);
  const operator_blocks = [{ code: "BLOCK_01", label: "BLOCK 01" }];
  const answer = await call(saveSettings, { as: office, body: { operator_blocks } });
  expect(answer).toMatchObject({ status: 400, body: { code: "block_in_use" } });
});

test("technicians see no rules", async () => {
  const as = await make.aSession("TECNICO");
  expect((await call(GET, { as })).status).toBe(403);
  expect((await call(PUT, { as, body: { rules: [] } })).status).toBe(403);
});
