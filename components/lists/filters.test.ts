import { expect, it } from "vitest";
import { type Filter, keysOf, narrowedOptions, summaryOf } from "./filters";

const type: Filter = {
  kind: "multi",
  key: "type",
  label: "Tipo",
  options: ["A", "B", "C"].map((value) => ({ value, label: `Tipo ${value}` })),
};
const project: Filter = {
  kind: "searched",
  key: "project_id",
  label: "Proyecto",
  source: "projects",
  options: [{ value: "7", label: "7 · Coca" }],
};
const active: Filter = { kind: "boolean", key: "active", label: "Activo", no: "Inactivo" };
const start: Filter = { kind: "dates", key: "start", label: "Inicio" };

it.each([
  [type, "", ""],
  [type, "type=B", "Tipo B"],
  [type, "type=B&type=A", "Tipo A, Tipo B"],
  [type, "type=B&type=A&type=C", "3 elegidos"],
  [type, "type=unknown", ""],
  [project, "project_id=7", "7 · Coca"],
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

it("offers what is chosen first, then what matches, accents aside, up to fifty", () => {
  const camps = ["Añangu", "Coca", "Limoncocha"].map((label, at) => ({ value: `${at}`, label }));
  const many = Array.from({ length: 60 }, (_, at) => ({ value: `m${at}`, label: `Pozo ${at}` }));
  const found = narrowedOptions([...many, ...camps], ["1"], "anang");
  expect(found.shown.map(({ label }) => label)).toEqual(["Coca", "Añangu"]);
  expect(found.hidden).toBe(0);

  const all = narrowedOptions(many, [], "");
  expect(all.shown).toEqual(many.slice(0, 50));
  expect(all.hidden).toBe(10);
  expect([found, all].map(({ hasMatch }) => hasMatch)).toEqual([true, true]);
});

it("has no match when only what is chosen is left, unless that matches", () => {
  const camps = ["Coca", "Limoncocha"].map((label) => ({ value: label, label }));
  const searched = (search: string) => narrowedOptions(camps, ["Coca"], search);
  expect(searched("tena")).toMatchObject({ shown: [{ label: "Coca" }], hasMatch: false });
  expect(searched("coca")).toMatchObject({ shown: [{ label: "Coca" }], hasMatch: true });
});
