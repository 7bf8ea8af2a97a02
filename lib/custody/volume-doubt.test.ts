import { expect, it } from "vitest";
import { volumeDoubt } from "./volume-doubt";

const tanks = (...capacities: (string | null)[]) =>
  capacities.map((capacity, assignmentId) => ({ assignmentId, capacity }));

it.each([
  ["12.6", [], "El volumen es de 12,60 galones: menos de 20."],
  ["0", [], "El volumen es de 0,00 galones: menos de 20."],
  ["20", [], null],
  ["1500", tanks("1000.00", "500.00"), null],
  [
    "1500.01",
    tanks("1000.00", "500.00"),
    "El volumen es de 1.500,01 galones, y en los equipos de la cadena caben 1.500,00.",
  ],
  ["99999", tanks("1000.00", null), null],
  ["99999", [], null],
  [null, tanks("10.00"), null],
])("%s gallons from %j: %j", (gallons, units, doubt) =>
  expect(volumeDoubt(gallons, { tanks: units, vehicleCapacity: null })).toBe(doubt),
);

it.each([
  ["3000", [], null],
  ["3000.01", [], "El volumen es de 3.000,01 galones, y en el vehículo caben 3.000,00."],
  [
    "3500",
    tanks("1000.00"),
    "El volumen es de 3.500,00 galones, y en los equipos de la cadena caben 1.000,00; en el vehículo caben 3.000,00.",
  ],
])("%s gallons from %j into a truck of 3000: %j", (gallons, units, doubt) =>
  expect(volumeDoubt(gallons, { tanks: units, vehicleCapacity: "3000.00" })).toBe(doubt),
);
