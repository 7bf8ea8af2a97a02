import { expect, test } from "vitest";
import { available, rentedTo } from "../placement/availability";
import { placementByHand } from "./placement";

const camp = { id: 7, location: "Campo Sur" };
const today = "2026-03-10";
const rented = { ...rentedTo({ id: 5, location: "Campo Norte" }, "2026-02-01") };
const free = { type: "LVMNOS", isHeld: false, project: null, today } as const;
const held = { ...free, isHeld: true } as const;

test.each([
  ["freeing it", { availability: "DISPONIBLE" }],
  ["another project", { currentProjectId: 7 }],
  ["no project", { currentProjectId: null }],
  ["another commitment", { commitmentDate: "2026-02-02" }],
] as const)("a unit that is assigned refuses %s", (_, asked) => {
  expect(() => placementByHand(rented, asked, held)).toThrow("asignado");
});

test("a unit that is assigned takes its own values back", () => {
  const same = {
    availability: "RENTADO",
    currentProjectId: 5,
    commitmentDate: "2026-02-01",
  } as const;
  expect(placementByHand(rented, same, held)).toEqual({});
});

test("a rental nobody stands behind can be undone, all its columns together", () => {
  expect(placementByHand(rented, { availability: "DISPONIBLE" }, free)).toEqual(available);
  const kept = { availability: "DISPONIBLE", currentLocation: "Bodega" } as const;
  expect(placementByHand(rented, kept, free)).toEqual({ ...available, currentLocation: "Bodega" });
});

test("a unit marked rented to a project takes its place from it", () => {
  const asked = { availability: "RENTADO", currentProjectId: 7 } as const;
  expect(placementByHand(available, asked, { ...free, project: camp })).toEqual(
    rentedTo(camp, today),
  );
});

test("a unit nobody has may be promised for a day", () => {
  expect(placementByHand(available, { commitmentDate: "2026-05-05" }, free)).toEqual({});
  const asked = { availability: "DISPONIBLE", commitmentDate: "2026-05-05" } as const;
  expect(placementByHand(rented, asked, free)).toEqual({
    ...available,
    commitmentDate: "2026-05-05",
  });
});

test.each([
  ["retiring", { availability: "RETIRADO" }, free],
  ["a project for a free unit", { currentProjectId: 7 }, { ...free, project: camp }],
  ["renting a service", { availability: "RENTADO" }, { ...free, type: "SERVIC" }],
] as const)("refuses %s by hand", (_, asked, facts) => {
  expect(() => placementByHand(available, asked, facts)).toThrow();
});
