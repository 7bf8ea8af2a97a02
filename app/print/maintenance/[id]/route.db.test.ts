import { describe, expect, test } from "vitest";
import { aMaintenanceSheet, anEquipment, aPartner, aProject, aUser } from "@/db/testing/factories";
import { missingIn, printing } from "@/lib/next/testing";
import { GET } from "./route";

const { ask, askAs, print, pages } = printing(GET);

describe("a maintenance sheet on paper", () => {
  test("shows the unit, what was wrong, what was done, its costs, and who signs by the record", async () => {
    const partner = await aPartner({ name: "Petrolera Ñandú S.A." });
    const project = await aProject({ partnerId: partner.id, location: "Campo Cóndor" });
    const unit = await anEquipment({ code: "EQ-BSH-77", name: "Batería sanitaria" });
    const sheet = await aMaintenanceSheet({
      projectId: project.id,
      equipmentId: unit.id,
      date: "2026-02-10",
      type: "CORRECTIVO",
      faultDescription: "Fuga en la unión ≥ 2 mm",
      faultCauses: "Empaquetadura reseca",
      workPerformed: "Cambio de empaquetadura",
      partsUsed: "1 empaquetadura de ½ pulgada",
      observations: "Revisar en 30 días",
      days: "7.5",
      dailyRate: "45.00",
      logisticsCost: "20.00",
      partsCost: "3.50",
      totalCost: "361.00",
      technicianName: "Wilmer Grefa",
      supervisorName: "Marlene Cerda",
      status: "APPROVED",
      approvedBy: "Ing. Gabriela Andrade",
      approvedAt: new Date("2026-02-11T01:30:00Z"),
    });
    const [page] = await pages(sheet.id);
    expect(
      missingIn(page, [
        "HOJA DE MANTENIMIENTO",
        `N.º ${sheet.sheetNumber}`,
        "APROBADA",
        "Petrolera Ñandú S.A.",
        "Campo Cóndor",
        "EQ-BSH-77",
        "10/02/2026",
        "CORRECTIVO",
        "Fuga en la unión ≥ 2 mm",
        "Empaquetadura reseca",
        "Cambio de empaquetadura",
        "1 empaquetadura de ½ pulgada",
        "Revisar en 30 días",
        "7,50 días × $45,00",
        "$361,00",
        "Wilmer Grefa",
        "Marlene Cerda",
        "Ing. Gabriela Andrade",
        "Aprobada el 10/02/2026 20:30",
      ]),
    ).toEqual([]);
    expect(page).not.toContain("BORRADOR");
    expect(page).not.toContain("acordado");
  });

  test("a total that was agreed stands beside the calculated one", async () => {
    const { id } = await aMaintenanceSheet({ days: "2", dailyRate: "10.00", totalCost: "15.00" });
    const [page] = await pages(id);
    expect(
      missingIn(page, ["Total calculado", "$20,00", "Total acordado US$", "$15,00", "BORRADOR"]),
    ).toEqual([]);
    expect(page).not.toContain("Descripción de la falla");
  });

  test("never signed by whoever looks, and the same bytes for all", async () => {
    const { id } = await aMaintenanceSheet({ status: "COMPLETED" });
    const first = await print(id, aUser({ firstName: "Zoila", signatureName: "Zoila Curiosa" }));
    const second = await print(id, aUser({ role: "TECNICO" }));
    expect(Buffer.from(first).equals(second)).toBe(true);
    expect((await pages(id))[0]).not.toContain("Zoila");
  });

  test("the longest texts go on over the pages, nothing of them lost", async () => {
    const workPerformed = Array.from({ length: 200 }, (_, at) => `Paso <${at}> de la revisión`);
    const { id } = await aMaintenanceSheet({ workPerformed: workPerformed.join("\n") });
    const all = await pages(id);
    expect(all.length).toBeGreaterThan(3);
    expect(new Set(all.flatMap((page) => page.match(/Paso <\d+>/g) ?? [])).size).toBe(200);
  });

  test("401, 404", async () => {
    expect((await ask(1)).status).toBe(401);
    expect((await askAs("TECNICO", 123_456)).status).toBe(404);
    const gone = await aMaintenanceSheet({ isDeleted: true });
    expect((await askAs("ADMINISTRATIVO", gone.id)).status).toBe(404);
  });
});
