import { expect, test } from "vitest";
import { unitsByType, unitsToAssign } from "./units-to-assign";

const unit = { kind: "EQUIPO", type: "LVMNOS" } as const;
const tank = { kind: "EQUIPO", type: "TNQAAC" } as const;
const service = { kind: "SERVICIO", type: "SERVIC" } as const;

test("counts the units of each type that are still to be assigned", () => {
  expect(unitsToAssign(unitsByType([unit, unit, tank, service]), [])).toEqual([
    { type: unit.type, count: 2 },
    { type: tank.type, count: 1 },
  ]);
  expect(unitsToAssign(unitsByType([unit, unit, tank]), [unit, tank, tank])).toEqual([
    { type: unit.type, count: 1 },
  ]);
  expect(unitsToAssign(unitsByType([service]), [])).toEqual([]);
});
