import { describe, expect, test } from "vitest";
import { aStaffMember, aVaccination } from "@/db/testing/factories";
import { missingIn, printing } from "@/lib/next/testing";
import { addDays, dayOf, showDay } from "@/lib/values/dates";
import { GET } from "./route";

const { ask, askAs, print, pages } = printing(GET);
const today = dayOf(new Date(), "America/Guayaquil");

describe("the immunisation record", () => {
  test("tells each vaccine's doses from the first to the last, and what has none", async () => {
    const { id } = await aStaffMember({ firstName: "Jaime", lastName: "Ñato", dni: "1500999999" });
    const dose = (doseNumber: number, appliedOn: string, nextDoseOn: string | null) =>
      aVaccination({
        staffId: id,
        vaccine: "HEPATITIS_A_B",
        doseNumber,
        appliedOn,
        nextDoseOn,
        batchNumber: `HB-${doseNumber}`,
      });
    await dose(2, "2026-02-01", addDays(today, 3));
    await dose(1, "2026-01-01", "2026-02-01");
    await aVaccination({ staffId: id, vaccine: "TETANUS", notes: "Refuerzo a los 10 años" });
    const [page] = await pages(id);
    expect(
      missingIn(page, [
        "REGISTRO DE INMUNIZACIÓN",
        "Jaime Ñato",
        "1500999999",
        showDay(addDays(today, 3)),
        "Por vencer: 3 días",
        "Reemplazado",
        "Tétanos",
        "Refuerzo a los 10 años",
        "Sin vencimiento",
        "Sin registro",
        "COVID-19",
      ]),
    ).toEqual([]);
    expect(page?.indexOf("HB-1")).toBeLessThan(page?.indexOf("HB-2") ?? 0);
    expect(page).not.toContain("Otra vacuna");
  });

  test("200 doses: each once, over pages; the same bytes each time", async () => {
    const { id } = await aStaffMember();
    await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        aVaccination({ staffId: id, vaccine: "INFLUENZA", batchNumber: `L<${at}>` }),
      ),
    );
    const all = await pages(id);
    expect(all.length).toBeGreaterThan(3);
    const batches = all.flatMap((page) => page.match(/L<\d+>/g) ?? []);
    expect(new Set(batches).size).toBe(200);
    expect(batches).toHaveLength(200);
    expect(Buffer.from(await print(id)).equals(await print(id))).toBe(true);
  }, 60_000);

  test("401, 404", async () => {
    expect((await ask(1)).status).toBe(401);
    expect((await askAs("TECNICO", 123_456)).status).toBe(404);
    const gone = await aStaffMember({ isDeleted: true });
    expect((await askAs("ADMINISTRATIVO", gone.id)).status).toBe(404);
  });
});
