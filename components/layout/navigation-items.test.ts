import { expect, it } from "vitest";
import { roomOf, rooms, roomsFor } from "./navigation-items";

const labels = (allowed: string[]) => roomsFor(allowed).map(({ label }) => label);

it("hides a room from whoever may not enter it", () => {
  expect(labels([])).not.toContain("Usuarios");
  expect(labels(["users.list"])).toContain("Usuarios");
  expect(labels([])).toContain("Inicio");
});

it("knows the room of an address", () => {
  expect(roomOf("/")?.label).toBe("Inicio");
  expect(roomOf("/partners/3/edit")?.label).toBe("Clientes");
  expect(roomOf("/partnership")).toBeUndefined();
});

it("has one room an address", () =>
  expect(new Set(rooms.map(({ href }) => href)).size).toBe(rooms.length));
