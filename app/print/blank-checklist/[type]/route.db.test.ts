import { describe, expect, test } from "vitest";
import { equipmentTypes } from "@/db/values";
import { checklistOf } from "@/lib/equipment/checklist";
import { checklistLabels, typeLabels } from "@/lib/equipment/labels";
import { missingIn, printing } from "@/lib/next/testing";
import { GET } from "./route";

const { ask, askAs, print, pages } = printing(GET, "type");
const inspected = equipmentTypes.filter((type) => checklistOf[type].length > 0);

describe("a blank inspection checklist", () => {
  test.each(inspected)("of %s has a row for each component, on one page", async (type) => {
    const all = await pages(type);
    expect(all).toHaveLength(1);
    expect(
      missingIn(all[0], [
        "LISTA DE INSPECCIÓN",
        typeLabels[type],
        "Fecha de inspección",
        ...checklistOf[type].map((item) => checklistLabels[item]),
        "INSPECCIONADO POR",
      ]),
    ).toEqual([]);
  });

  test("is the same bytes on any day", async () => {
    expect(Buffer.from(await print("PTRTAR")).equals(await print("PTRTAR"))).toBe(true);
    expect(Buffer.from(await print("PTRTAR")).includes("/CreationDate")).toBe(false);
  });

  test("401, and 404 of what is no type or has no components", async () => {
    expect((await ask("LVMNOS")).status).toBe(401);
    for (const type of ["SERVIC", "TNQAAC", "lvmnos", "constructor", "1"])
      expect((await askAs("TECNICO", type)).status).toBe(404);
  });
});
