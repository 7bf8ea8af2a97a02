import { expect, test } from "vitest";
import { equipmentTypes, plantDetails } from "@/db/values";
import { detailsOf, hasCapacity, isPhysical } from "./fields";

test("every detail of a plant is asked for by exactly one type", () => {
  const asked = equipmentTypes.flatMap(detailsOf);
  expect([...asked].sort()).toEqual([...plantDetails].sort());
});

test("a service has nothing but its name", () => {
  expect([isPhysical("SERVIC"), hasCapacity("SERVIC"), detailsOf("SERVIC")]).toEqual([
    false,
    false,
    [],
  ]);
});
