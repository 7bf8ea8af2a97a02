import { expect, it } from "vitest";
import { type Filter, keysOf, summaryOf } from "./filters";

const type: Filter = {
  kind: "multi",
  key: "type",
  label: "Tipo",
  options: ["A", "B", "C"].map((value) => ({ value, label: `Tipo ${value}` })),
};
const active: Filter = { kind: "boolean", key: "active", label: "Activo", no: "Inactivo" };
const start: Filter = { kind: "dates", key: "start", label: "Inicio" };

it.each([
  [type, "", ""],
  [type, "type=B", "Tipo B"],
  [type, "type=B&type=A", "Tipo A, Tipo B"],
  [type, "type=B&type=A&type=C", "3 elegidos"],
  [type, "type=unknown", ""],
  [active, "active=true", "Sí"],
  [active, "active=false", "Inactivo"],
  [start, "start_from=2026-03-01", "desde 01/03/2026"],
  [start, "start_to=2026-03-31", "hasta 31/03/2026"],
  [start, "start_from=2026-03-01&start_to=2026-03-31", "01/03/2026 – 31/03/2026"],
  [start, "", ""],
])("%j with %j says %j", (filter, params, says) =>
  expect(summaryOf(filter, new URLSearchParams(params))).toBe(says),
);

it("owns two parameters for a span of days", () =>
  expect(keysOf(start)).toEqual(["start_from", "start_to"]));
