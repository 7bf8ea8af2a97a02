import { expect, test } from "vitest";
import { operationsOf } from "@/lib/auth/operations";
import { beginningsFor, placesFor } from "./places";

const labels = (places: { label: string }[]) => places.map(({ label }) => label);
const office = operationsOf("ADMINISTRATIVO");
const field = operationsOf("TECNICO");

test("accents and the order of the words do not matter", () => {
  expect(labels(placesFor(office, "VEHICULOS"))).toEqual(["Vehículos"]);
  expect(labels(beginningsFor(office, "guia nueva"))).toEqual(["Nueva guía de remisión"]);
});

test("nobody is led where he may not go", () => {
  expect(labels(beginningsFor(field, ""))).toEqual([
    "Nueva cadena de custodia",
    "Nueva hoja de mantenimiento",
    "Nuevo evento",
  ]);
  expect(labels(placesFor(field, ""))).not.toContain("Usuarios");
  expect(labels(placesFor(office, ""))).toContain("Usuarios");
});
