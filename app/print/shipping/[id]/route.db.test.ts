import { describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { shippingGuideItems } from "@/db/schema";
import { anEquipment, aShippingGuide, aUser } from "@/db/testing/factories";
import { missingIn, printing } from "@/lib/next/testing";
import { GET } from "./route";

const { ask, askAs, print, pages } = printing(GET);

describe("a shipping guide on paper", () => {
  test("shows the journey, what is carried, what it costs and who signs", async () => {
    const unit = await anEquipment({ code: "EQ-LVM-31" });
    const guide = await aShippingGuide({
      status: "CLOSED",
      type: "TRANSFER",
      reason: "DEVOLUTION",
      issueDate: "2026-03-04",
      startDate: "2026-03-05",
      endDate: "2026-03-06",
      originPlace: "Base Coca",
      destinationPlace: "Campo Ñucanchi",
      vehiclePlate: "QAA-3307",
      dispatcherName: "Gabriela Andrade",
      dispatcherCi: "1500000001",
      carrierName: "Segundo Tanguila",
      carrierCi: "1500000002",
      receivedBy: "Rubén Siquihua",
      receivedCi: "1500000003",
      transportCost: "420.00",
      stowageCost: "65.50",
      logisticsConcept: "Plataforma de 12 m",
      notes: "Frágil: tapas sueltas",
    });
    await database()
      .insert(shippingGuideItems)
      .values([
        {
          guideId: guide.id,
          equipmentId: unit.id,
          description: "Lavamanos portátil",
          quantity: "2",
          unit: "u",
        },
        { guideId: guide.id, description: "Manguera", quantity: "12.50", unit: "m" },
      ]);
    const [page] = await pages(guide.id);
    expect(
      missingIn(page, [
        "GUÍA DE REMISIÓN",
        `N.º ${guide.guideNumber}`,
        "CERRADA",
        "Transferencia",
        "DEVOLUCIÓN",
        "04/03/2026",
        "05/03/2026",
        "06/03/2026",
        "Base Coca",
        "Campo Ñucanchi",
        "EQ-LVM-31",
        "Lavamanos portátil",
        "12,50",
        "Plataforma de 12 m",
        "$420,00",
        "$485,50",
        "Frágil: tapas sueltas",
        "Gabriela Andrade",
        "Cédula 1500000001",
        "Segundo Tanguila",
        "Placa QAA-3307",
        "Rubén Siquihua",
      ]),
    ).toEqual([]);
    expect(page).not.toMatch(/BORRADOR|ANULADA/);
  });

  test.each([
    ["DRAFT", "BORRADOR"],
    ["VOID", "ANULADA"],
  ] as const)("a guide that is %s says %s across the page", async (status, word) => {
    const { id } = await aShippingGuide({ status });
    const [page] = await pages(id);
    expect(page?.match(new RegExp(word, "g"))).toHaveLength(2);
  });

  test("200 items: each once, over pages, the signatures on the last; the same bytes for all", async () => {
    const { id } = await aShippingGuide();
    await database()
      .insert(shippingGuideItems)
      .values(
        Array.from({ length: 200 }, (_, at) => ({
          guideId: id,
          description: `Ítem <${at + 1}>`,
          quantity: "1",
        })),
      );
    const all = await pages(id);
    expect(all.length).toBeGreaterThan(4);
    const items = all.flatMap((page) => page.match(/Ítem <\d+>/g) ?? []);
    expect(items).toHaveLength(200);
    expect(new Set(items).size).toBe(200);
    expect(all.at(-1)).toContain("RECIBE");
    const first = await print(id, aUser({ firstName: "Zoila" }));
    expect(Buffer.from(first).equals(await print(id, aUser({ role: "TECNICO" })))).toBe(true);
  }, 60_000);

  test("401, 404", async () => {
    expect((await ask(1)).status).toBe(401);
    expect((await askAs("TECNICO", 123_456)).status).toBe(404);
    const gone = await aShippingGuide({ isDeleted: true });
    expect((await askAs("ADMINISTRATIVO", gone.id)).status).toBe(404);
  });
});
