import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "@/db/schema";
import { fieldLabel, isNamed } from "./labels";
import { actionWord, valueInWords } from "./wording";

const zone = "America/Guayaquil";
const told = (field: string, value: unknown) =>
  valueInWords({ recordType: "project_resource" }, field, value, zone);

test.each([
  ["operation_start_date", "2026-03-09", "09/03/2026"],
  ["approved_at", "2026-03-09T02:30:00+00:00", "08/03/2026 21:30"],
  ["cost", 1234.5, "$1.234,50"],
  ["capacity_gallons", 1012.5, "1.012,50"],
  ["volume_cubic_meters", 3.78541, "3,79"],
  ["quantity", 1234.5, "1.234,5"],
  ["year", 2026, "2026"],
  ["project_id", 7, "n.º 7"],
  ["size", 122_137, "122 KB"],
  ["start_time", "08:30:00", "08:30"],
  ["type_resource", "EQUIPO", "Equipo"],
  ["is_retired", true, "Sí"],
  ["is_retired", false, "No"],
  ["weekdays", [0, 2], "lun, mié"],
  ["monthdays", [1, 15], "1, 15"],
  ["dates", ["2026-03-09", "2026-03-11"], "09/03/2026, 11/03/2026"],
  ["signatories", [{ name: "R. Vera", role: "Gerente" }], "R. Vera · Gerente"],
  ["units", [{ type: "LVMNOS", count: 2 }], "2 × Lavamanos"],
  [
    "services",
    [
      {
        ...{ equipmentId: 7, cost: "25.50", frequencyType: "DAY", intervalDays: 1 },
        ...{ weekdays: null, monthdays: null },
      },
    ],
    "n.º 7 a $25,50 cada día",
  ],
  ["document_texts", {}, "—"],
  ["notes", null, "—"],
  ["notes", "Llave en portería", "Llave en portería"],
])("%s %j", (field, value, words) => {
  expect(told(field, value)).toBe(words);
});

test("a status is told in its record's words", () => {
  expect(valueInWords({ recordType: "sheet_project" }, "status", "LIQUIDATED", zone)).toBe(
    "LIQUIDADA",
  );
});

test("a certification is told by its name, a client by his own", () => {
  const name = "INSPECCION VOLUMETRICA";
  const toldOf = (recordType: "certification_vehicle" | "partner") =>
    valueInWords({ recordType }, "name", name, zone);
  expect(toldOf("certification_vehicle")).toBe("Inspección volumétrica");
  expect(toldOf("partner")).toBe(name);
});

test.each([
  ["schedule_visit", "status", "DONE", "Realizada"],
  ["custody_scan", "status", "REVIEW", "Por revisar"],
  ["sheet_project_detail", "kind", "RENT", "Alquiler"],
  ["attachment", "model_type", "custody_chain", "Cadena de custodia"],
  ["attachment", "field_name", "custody_chain_file", "Cadena de custodia firmada"],
] as const)("of a %s, the %s %s is told as %s", (recordType, field, code, words) => {
  expect(valueInWords({ recordType }, field, code, zone)).toBe(words);
});

test("soft deletion is told as deletion", () => {
  expect(actionWord({ action: "UPDATE", changes: { is_deleted: [false, true] } })).toBe("Eliminó");
  expect(actionWord({ action: "UPDATE", changes: { name: ["a", "b"] } })).toBe("Cambió");
  const removedAt = "2026-03-09T02:30:00+00:00";
  expect(actionWord({ action: "UPDATE", changes: { removed_at: [null, removedAt] } })).toBe(
    "Eliminó",
  );
  expect(actionWord({ action: "UPDATE", changes: { removed_at: [removedAt, null] } })).toBe(
    "Cambió",
  );
});

const silent =
  /^(id|version|created_at|updated_at|id_user_created|id_user_updated|password_hash|storage_key)$/;

test("every field that is recorded has a name in Spanish", () => {
  const recorded = Object.values(schema)
    .map((table) => getTableColumns(table))
    .filter((columns) => "createdBy" in columns)
    .flatMap((columns) => Object.values(columns).map(({ name }) => name))
    .filter((name) => !silent.test(name));
  expect(recorded.length).toBeGreaterThan(200);
  expect(recorded.filter((name) => !isNamed(name))).toEqual([]);
});

test("a field without a name is shown in words all the same", () => {
  expect(fieldLabel("some_new_field")).toBe("Some new field");
});
