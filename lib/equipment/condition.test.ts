import { expect, test } from "vitest";
import { checklistItems, equipmentTypes } from "@/db/values";
import { checklistOf } from "./checklist";
import { conditionAfter, conditionByChecklist, repairReasonFault } from "./condition";

const complete = Object.fromEntries(checklistItems.map((item) => [item, true]));
const withItems = equipmentTypes.filter((type) => checklistOf[type].length > 0);
const pairs = withItems.flatMap((type) => checklistOf[type].map((item) => [type, item] as const));

test.each([
  ["SERVIC", 0],
  ["LVMNOS", 4],
  ["BTSNHM", 10],
  ["BTSNMJ", 9],
  ["EST4UR", 9],
  ["CMPRBN", 12],
  ["PTRTAP", 6],
  ["PTRTAR", 10],
  ["TNQAAC", 0],
  ["TNQAAR", 0],
] as const)("%s has %i different components", (type, count) => {
  expect(new Set(checklistOf[type]).size).toBe(count);
});

test.each(withItems)("a complete %s works", (type) => {
  expect(conditionByChecklist(type, complete)).toBe("FUNCIONANDO");
});

test.each(pairs)("a %s without %s is incomplete", (type, item) => {
  expect(conditionByChecklist(type, { ...complete, [item]: false })).toBe("INCOMPLETO");
});

test("components of other types do not count", () => {
  const own = Object.fromEntries(checklistOf.LVMNOS.map((item) => [item, true]));
  expect(conditionByChecklist("LVMNOS", own)).toBe("FUNCIONANDO");
});

const broken = { ...complete, type: "LVMNOS", condition: "DAÑADO" } as const;

test.each([
  ["nothing about components", {}, "DAÑADO"],
  ["a component that completes", { have_foot_pumps: true }, "FUNCIONANDO"],
  ["a component missing", { have_foot_pumps: false }, "INCOMPLETO"],
  ["a component and a word", { have_foot_pumps: true, condition: "DAÑADO" }, "DAÑADO"],
  ["only a word", { condition: "FUNCIONANDO" }, "FUNCIONANDO"],
  ["a component of a tank", { type: "TNQAAC", have_foot_pumps: false }, "DAÑADO"],
  ["a component and a new type", { type: "PTRTAP", have_uv_filter: false }, "INCOMPLETO"],
] as const)("%s gives the condition", (_, asked, condition) => {
  expect(conditionAfter(broken, asked)).toBe(condition);
});

const working = { condition: "FUNCIONANDO", repairReason: "bomba rota" } as const;
const inRepair = { condition: "EN REPARACION", repairReason: "bomba rota" } as const;

test.each([
  ["going to repair without a reason", working, {}],
  ["wiping the reason in repair", inRepair, { repairReason: null }],
] as const)("refuses %s", (_, before, asked) => {
  expect(repairReasonFault(before, asked, "EN REPARACION")).toContain("motivo");
});

test.each([
  ["going to repair with a reason", working, { repairReason: "otra" }, "EN REPARACION"],
  ["staying in repair", inRepair, {}, "EN REPARACION"],
  ["leaving it", inRepair, { repairReason: null }, "FUNCIONANDO"],
] as const)("allows %s", (_, before, asked, after) => {
  expect(repairReasonFault(before, asked, after)).toBeNull();
});
