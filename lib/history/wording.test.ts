import { expect, test } from "vitest";
import { fieldLabel } from "./labels";
import { deedOf, valueInWords } from "./wording";

const zone = "America/Guayaquil";
const told = (field: string, value: unknown) =>
  valueInWords({ recordType: "project_resource" }, field, value, zone);

test.each([
  ["operation_start_date", "2026-03-09", "09/03/2026"],
  ["approved_at", "2026-03-09T02:30:00+00:00", "08/03/2026 21:30"],
  ["cost", 1234.5, "$1.234,50"],
  ["capacity_gallons", 12.5, "12,5"],
  ["project_id", 7, "n.º 7"],
  ["type_resource", "EQUIPO", "Equipo"],
  ["is_retired", true, "Sí"],
  ["is_retired", false, "No"],
  ["weekdays", [0, 2], "lun, mié"],
  ["monthdays", [1, 15], "1, 15"],
  ["signatories", [{ name: "R. Vera", role: "Gerente" }], "R. Vera · Gerente"],
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

test("soft deletion is told as deletion", () => {
  expect(deedOf({ action: "UPDATE", changes: { is_deleted: [false, true] } })).toBe("Eliminó");
  expect(deedOf({ action: "UPDATE", changes: { name: ["a", "b"] } })).toBe("Cambió");
});

test("a field without a name of its own is shown in words", () => {
  expect(fieldLabel("billed_days")).toBe("Billed days");
  expect(fieldLabel("have_seat")).not.toContain("_");
});
