import { describe, expect, test } from "vitest";
import { anAttachment, anEquipment, aProject, aService, aUser } from "@/db/testing/factories";
import { missingIn, printing } from "@/lib/next/testing";
import { GET } from "./route";

const { ask, askAs, print, pages } = printing(GET);

describe("the report of a unit", () => {
  test("shows what it is, where it stands, what it has and lacks", async () => {
    const project = await aProject({ location: "Campo Ñucanchi" });
    const unit = await anEquipment({
      code: "EQ-PTR-09",
      name: "Planta de agua residual",
      type: "PTRTAR",
      condition: "EN REPARACION",
      repairReason: "Motor quemado",
      availability: "RENTADO",
      currentProjectId: project.id,
      currentLocation: "Plataforma 7",
      commitmentDate: "2026-01-05",
      brand: "Aqua",
      heightCm: 250,
      widthCm: 1200,
      weightKg: 12_500,
      capacityGallons: "13208.60",
      have_engine: true,
      have_belt_brand: true,
      engine_brand: "Siemens",
      blower_model: "BB 52 C",
      notes: "Se rota cada 90 días",
    });
    const [page] = await pages(unit.id);
    expect(
      missingIn(page, [
        "REPORTE DE EQUIPO",
        "EQ-PTR-09",
        "Planta de tratamiento de agua residual",
        "En reparación",
        "Motor quemado",
        "Rentado",
        "Campo Ñucanchi",
        "Plataforma 7",
        "05/01/2026",
        "250 × 1200 × — cm",
        "12.500 kg",
        "13.208,60 gal",
        "COMPONENTES: 2 DE 10",
        "Guardamotor",
        "Siemens",
        "BB 52 C",
        "Se rota cada 90 días",
      ]),
    ).toEqual([]);
  });

  test("a service has neither place nor parts", async () => {
    const { id } = await aService({ name: "Limpieza de batería" });
    const [page] = await pages(id);
    expect(missingIn(page, ["REPORTE DE SERVICIO", "Limpieza de batería"])).toEqual([]);
    expect(page).not.toMatch(/Ubicación|COMPONENTES|Número de serie/);
  });

  test("an image that cannot be read does not stop it; the same bytes for all", async () => {
    const { id } = await anEquipment();
    await anAttachment({ model: "resource_item", objectId: id, field: "resource_image_2" });
    expect((await pages(id)).join("")).toContain("No se pudo leer la imagen.");
    const first = await print(id, aUser({ firstName: "Zoila" }));
    expect(Buffer.from(first).equals(await print(id, aUser({ role: "TECNICO" })))).toBe(true);
  });

  test("401, 404", async () => {
    expect((await ask(1)).status).toBe(401);
    expect((await askAs("TECNICO", 123_456)).status).toBe(404);
    const gone = await anEquipment({ isDeleted: true });
    expect((await askAs("ADMINISTRATIVO", gone.id)).status).toBe(404);
  });
});
