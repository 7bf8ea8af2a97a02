import { expect, test } from "vitest";
import { aMaintenanceSheet, anEquipment, aSession } from "@/db/testing/factories";
import { linesOf, startOf } from "@/lib/exports/testing";
import { GET } from "./route";

const ask = (query: string, cookie = "") =>
  GET(new Request(`http://localhost/maintenance/export?${query}`, { headers: { cookie } }));

test("gives the sheets that match, with what they cost", async () => {
  const { cookie } = await aSession("TECNICO");
  const unit = await anEquipment({ code: "PTAR-07" });
  const sheet = await aMaintenanceSheet({
    equipmentId: unit.id,
    type: "CORRECTIVO",
    status: "COMPLETED",
    totalCost: "65.50",
  });
  await aMaintenanceSheet({ equipmentId: unit.id });
  await aMaintenanceSheet({ type: "CORRECTIVO" });

  const answer = await ask(`format=csv&type=CORRECTIVO&equipmentId=${unit.id}`, cookie);
  const [head, ...rows] = await linesOf(answer);
  expect(head).toContain("Número,Fecha,Código,Equipo,Campamento,Cliente,Tipo,Estado,");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`${sheet.sheetNumber},15/01/2026,PTAR-07,${unit.name},`);
  expect(rows[0]).toContain(",CORRECTIVO,COMPLETADA,");
  expect(rows[0]).toContain(",65.50,");
});

test("is an XLSX file when asked", async () => {
  const { cookie } = await aSession();
  const answer = await ask("format=xlsx", cookie);
  expect(answer.headers.get("content-disposition")).toMatch(/\.xlsx"$/);
  expect(await startOf(answer)).toBe("PK");
});

test("is for members only", async () => {
  expect((await ask("format=csv")).status).toBe(401);
  expect((await ask("format=xlsx")).status).toBe(401);
});
