import { expect, test } from "vitest";
import { fleetOf, type UnitCount } from "./fleet";

const units = (
  count: number,
  availability: UnitCount["availability"],
  condition: UnitCount["condition"] = "FUNCIONANDO",
  type: UnitCount["type"] = "LVMNOS",
): UnitCount => ({ type, availability, condition, units: count });

test("an empty yard has figures too", () => {
  expect(fleetOf([])).toMatchObject({ inService: 0, rented: 0, ready: 0, byType: [] });
});

test("what is retired for good counts only as such", () => {
  const fleet = fleetOf([
    units(5, "DISPONIBLE"),
    units(2, "DISPONIBLE", "DAÑADO"),
    units(3, "RENTADO", "INCOMPLETO"),
    units(4, "RETIRADO", "DAÑADO"),
  ]);
  expect(fleet).toMatchObject({ inService: 10, rented: 3, ready: 5, needAttention: 5 });
  expect(fleet.byCondition).toContainEqual({ condition: "DAÑADO", units: 2 });
});

test("each type has its shares", () => {
  const { byType } = fleetOf([
    units(1, "RENTADO", "FUNCIONANDO", "CMPRBN"),
    units(2, "DISPONIBLE", "FUNCIONANDO", "CMPRBN"),
    units(7, "RETIRADO"),
  ]);
  expect(byType).toEqual([
    { type: "LVMNOS", total: 7, DISPONIBLE: 0, RENTADO: 0, RETIRADO: 7 },
    { type: "CMPRBN", total: 3, DISPONIBLE: 2, RENTADO: 1, RETIRADO: 0 },
  ]);
});
