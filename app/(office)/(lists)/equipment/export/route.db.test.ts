import { expect, test } from "vitest";
import { anEquipment, aProject, aRentedUnit, aService, aSession } from "@/db/testing/factories";
import { linesOf, rowsOf, startOf } from "@/lib/exports/testing";
import { GET } from "./route";

const ask = (query: string, cookie = "") =>
  GET(new Request(`http://localhost/equipment/export?${query}`, { headers: { cookie } }));

test("gives the units that match, with the project that has them", async () => {
  const { cookie } = await aSession("TECNICO");
  const project = await aProject();
  const { unit } = await aRentedUnit(project, { startDate: "2026-01-10" });
  const free = await anEquipment({ serialNumber: "SN-77", capacityGallons: "250.00" });
  await aService();

  const answer = await ask("format=csv&types=LVMNOS&availabilities=RENTADO", cookie);
  const [head, ...rows] = await linesOf(answer);
  expect(head).toContain("Código,Nombre,Tipo,Estado,Motivo de reparación,Disponibilidad,");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`${unit.code},${unit.name},Lavamanos,Funcionando,,Rentado,`);
  expect(rows[0]).toContain(`,${project.id},${project.location},10/01/2026,`);

  const others = await rowsOf(await ask(`search=${free.code}`, cookie));
  expect(others).toHaveLength(1);
  expect(others[0]).toContain(",Disponible,");
  expect(others[0]).toContain(",SN-77,250.00,");
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
