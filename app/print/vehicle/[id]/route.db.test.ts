import { describe, expect, test } from "vitest";
import {
  anAttachment,
  aUser,
  aVehicle,
  aVehicleCertification,
  aVehiclePass,
} from "@/db/testing/factories";
import { missingIn, printing } from "@/lib/next/testing";
import { addDays, dayOf, showDay } from "@/lib/values/dates";
import { GET } from "./route";

const { ask, askAs, print, pages } = printing(GET);
const today = dayOf(new Date(), "America/Guayaquil");

describe("the report of a vehicle", () => {
  test("shows what it is and how its papers, passes and certifications stand today", async () => {
    const vehicle = await aVehicle({
      plate: "QAA-3307",
      brand: "Hino",
      model: "GH 1826",
      year: 2019,
      owner: "Transportes Ñañez & Hijos",
      engineNumber: "J08E-UD12345",
      operationCertificateStatus: "EN TRAMITE",
      registrationFrom: "2025-03-01",
      registrationUntil: addDays(today, -12),
      insuranceUntil: today,
      policyNumber: "POL-88",
      insuranceCompany: "Seguros Cóndor",
      notes: "Capacidad ≥ 3 m³",
    });
    await aVehiclePass({ vehicleId: vehicle.id, expiresOn: addDays(today, -40) });
    await aVehiclePass({ vehicleId: vehicle.id, expiresOn: addDays(today, 5) });
    await aVehicleCertification({ vehicleId: vehicle.id, description: "Acta 44" });
    const [page] = await pages(vehicle.id);
    expect(
      missingIn(page, [
        "REPORTE DE VEHÍCULO",
        "QAA-3307",
        `Al ${showDay(today)}`,
        "GH 1826",
        "2019",
        "Transportes Ñañez & Hijos",
        "J08E-UD12345",
        "En trámite",
        "01/03/2025",
        "Vencido hace 12 días",
        "POL-88 · Seguros Cóndor",
        "Por vencer: hoy",
        "Falta",
        "Vencido hace 40 días",
        "Por vencer: 5 días",
        "Prueba hidrostática",
        "Acta 44",
        "Capacidad ≥ 3 m³",
        "Página 1 de 1",
      ]),
    ).toEqual([]);
  });

  test("a certificate that does not apply is not told to be missing", async () => {
    const vehicle = await aVehicle({ operationCertificateStatus: "NO APLICA" });
    const [page] = await pages(vehicle.id);
    expect(page).not.toContain("Certificado de operación");
    expect(page).toContain("Matrícula");
  });

  test("is the same bytes each time, whoever looks", async () => {
    const { id } = await aVehicle();
    const first = await print(id, aUser({ firstName: "Zoila", lastName: "Curiosa" }));
    const second = await print(id, aUser({ role: "TECNICO" }));
    expect(Buffer.from(first).equals(second)).toBe(true);
  });

  test("200 passes: each once, over pages", async () => {
    const { id } = await aVehicle();
    await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        aVehiclePass({ vehicleId: id, expiresOn: addDays("2031-01-01", at) }),
      ),
    );
    const all = await pages(id);
    expect(all.length).toBeGreaterThan(3);
    const days = all.flatMap((page) => page.match(/\d\d\/\d\d\/2031/g) ?? []);
    expect(new Set(days).size).toBe(200);
    expect(days).toHaveLength(200);
  }, 60_000);

  test("an image that cannot be read does not stop it", async () => {
    const { id } = await aVehicle();
    await anAttachment({ model: "vehicle", objectId: id, field: "vehicle_image" });
    const [page] = await pages(id);
    expect(page).toContain("No se pudo leer la imagen.");
  });

  test("401, 404", async () => {
    expect((await ask(1)).status).toBe(401);
    expect((await askAs("TECNICO", 123_456)).status).toBe(404);
    const gone = await aVehicle({ isDeleted: true });
    expect((await askAs("ADMINISTRATIVO", gone.id)).status).toBe(404);
  });
});
