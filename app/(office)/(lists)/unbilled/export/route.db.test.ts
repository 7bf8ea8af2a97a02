import { expect, test } from "vitest";
import {
  aMaintenanceSheet,
  aPartner,
  aProject,
  aRentedUnit,
  aSession,
} from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET as ofProject } from "../../../projects/[project_id]/(tabs)/work-sheets/unbilled/export/route";
import { GET } from "./route";

const request = (query: string, cookie = "") =>
  new Request(`http://localhost/unbilled/export?${query}`, { headers: { cookie } });

test("gives what no sheet bills, of what is asked for and in its order", async () => {
  const { cookie } = await aSession("TECNICO");
  const partner = await aPartner({ name: "Amazonía Petróleos" });
  const project = await aProject({ partnerId: partner.id, location: "Edén" });
  const { unit } = await aRentedUnit(project, { startDate: "2026-01-30", endDate: "2026-02-02" });
  await aMaintenanceSheet({
    projectId: project.id,
    equipmentId: unit.id,
    status: "APPROVED",
    totalCost: "65.50",
  });
  await aRentedUnit(await aProject({ location: "Otro campo" }), { endDate: "2026-01-01" });
  const ask = async (query: string) => rowsOf(await GET(request(query, cookie)));

  const found = await ask("search=EDEN");
  expect(found).toHaveLength(2);
  expect(found[0]).toContain("Alquiler");
  expect(found[0]).toContain("30/01/2026,02/02/2026,4.00,10.00,40.00");
  expect(await ask("search=petroleos&kind=MAINTENANCE")).toHaveLength(1);
  const dearest = await ask("sort=-amount");
  expect(dearest).toHaveLength(3);
  expect(dearest[0]).toContain("65.50");
  const own = await ofProject(request("", cookie), {
    params: Promise.resolve({ project_id: String(project.id) }),
  });
  expect(await rowsOf(own)).toHaveLength(2);
});

test("a stranger gets nothing", async () => expect((await GET(request(""))).status).toBe(401));
