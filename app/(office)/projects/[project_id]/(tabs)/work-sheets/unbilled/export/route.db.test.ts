import { beforeEach, expect, test } from "vitest";
import { aMaintenanceSheet, aProject, aRentedUnit, aSession } from "@/db/testing/factories";
import { lineKindLabels } from "@/lib/billing/labels";
import { listUnbilledRows } from "@/lib/billing/list-unbilled-rows";
import { linesOf, rowsOf, startOf } from "@/lib/exports/testing";
import { memberAt } from "@/lib/kernel/testing";
import { GET } from "./route";

let project: Awaited<ReturnType<typeof aProject>>;

beforeEach(async () => {
  project = await aProject({ location: "Edén" });
});

const ask = (query: string, cookie = "", id: number | string = project.id) =>
  GET(new Request(`http://localhost/unbilled/export?${query}`, { headers: { cookie } }), {
    params: Promise.resolve({ project_id: String(id) }),
  });

test("gives what no sheet bills of the project in the path as its list does", async () => {
  const { cookie } = await aSession("TECNICO");
  const { unit } = await aRentedUnit(project, { startDate: "2026-01-30", endDate: "2026-02-02" });
  await aMaintenanceSheet({
    projectId: project.id,
    equipmentId: unit.id,
    status: "APPROVED",
    totalCost: "65.50",
  });
  const other = await aProject();
  await aRentedUnit(other, { endDate: "2026-01-01" });

  const answer = await ask(`format=csv&project_id=${other.id}`, cookie);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/csv");
  const [header, ...rows] = await linesOf(answer);
  expect(header).toContain("Proyecto,Campamento,Cliente,Clase,Descripción,Referencia,Desde,Hasta,");
  const listed = await listUnbilledRows(await memberAt(new Date()), {
    projectId: project.id,
    page: null,
  });
  expect(rows.map((row) => row.split(",").slice(0, 4))).toEqual(
    listed.rows.map(({ kind, project: { partnerName } }) => [
      String(project.id),
      "Edén",
      partnerName,
      lineKindLabels[kind],
    ]),
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain("30/01/2026,02/02/2026,4.00,10.00,40.00");
  const repairs = await rowsOf(await ask("kind=MAINTENANCE", cookie));
  expect(repairs).toEqual([expect.stringContaining("65.50")]);
});

test("is an XLSX file when asked", async () => {
  const { cookie } = await aSession();
  const answer = await ask("format=xlsx", cookie);
  expect(answer.headers.get("content-disposition")).toMatch(/\.xlsx"$/);
  expect(await startOf(answer)).toBe("PK");
});

test("is for members only", async () => {
  expect((await ask("format=csv")).status).toBe(401);
});
