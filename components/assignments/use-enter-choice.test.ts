import { expect, test } from "vitest";
import type { Offered } from "./assign-values";
import { meantBy } from "./use-enter-choice";

const unit = (code: string, changes: Partial<Offered> = {}): Offered => ({
  id: code.length,
  code,
  name: "Lavamanos",
  type: "LVMNOS",
  brand: null,
  model: null,
  availability: "DISPONIBLE",
  condition: "FUNCIONANDO",
  place: null,
  ahead: [],
  ...changes,
});

test("Enter means the unit of that code among many", () => {
  expect(meantBy("pe-1", [unit("PE-10"), unit("PE-1")])?.code).toBe("PE-1");
});

test("Enter means the only one found", () => {
  expect(meantBy("lava", [unit("PE-10")])?.code).toBe("PE-10");
});

test("Enter means nothing among several, nor a unit that is rented", () => {
  expect(meantBy("lava", [unit("PE-10"), unit("PE-11")])).toBeNull();
  expect(meantBy("PE-1", [unit("PE-1", { availability: "RENTADO" })])).toBeNull();
});
