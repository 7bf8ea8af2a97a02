import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { equipment } from "@/db/schema";
import { anEquipment, aProject, aService, aUser } from "@/db/testing/factories";
import { missingIn, printing } from "@/lib/next/testing";
import { GET } from "./route";

const { ask, askAs, print, pages } = printing(GET);

describe("the inspection checklist of a unit", () => {
  test("is filled in with what its record says", async () => {
    const project = await aProject({ location: "Campo Ñucanchi" });
    const { id } = await anEquipment({
      code: "EQ-LVM-31",
      type: "LVMNOS",
      availability: "RENTADO",
      currentProjectId: project.id,
      commitmentDate: "2026-01-05",
      have_foot_pumps: true,
    });
    const [page] = await pages(id);
    expect(
      missingIn(page, [
        "LISTA DE INSPECCIÓN",
        "EQ-LVM-31",
        "Lavamanos · Actualizado el",
        "Campo Ñucanchi",
        "Bombas de pie",
        "Dispensador de jabón",
        "En reparación",
        "INSPECCIONADO POR",
      ]),
    ).toEqual([]);
    expect(page).not.toContain("Urinarios");
    const first = await print(id, aUser({ firstName: "Zoila", signatureName: "Zoila Curiosa" }));
    expect(Buffer.from(first).equals(await print(id, aUser({ role: "TECNICO" })))).toBe(true);
  });

  test("a component that comes or goes is another mark, and the same mark again when it is back", async () => {
    const { id } = await anEquipment({ type: "LVMNOS" });
    const drawnWith = async (hasPumps: boolean) => {
      await database()
        .update(equipment)
        .set({ have_foot_pumps: hasPumps })
        .where(eq(equipment.id, id));
      return Buffer.from(await print(id));
    };
    const lacking = await drawnWith(false);
    expect((await drawnWith(true)).equals(lacking)).toBe(false);
    expect((await drawnWith(false)).equals(lacking)).toBe(true);
  });

  test("401, 404 also of a type that has none", async () => {
    expect((await ask(1)).status).toBe(401);
    expect((await askAs("TECNICO", 123_456)).status).toBe(404);
    const service = await aService();
    const answer = await askAs("TECNICO", service.id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: "Este tipo de equipo no tiene lista de inspección.",
    });
  });
});
