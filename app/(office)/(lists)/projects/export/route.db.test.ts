import { expect, test } from "vitest";
import {
  anAssignment,
  aPartner,
  aProject,
  aRentedUnit,
  aService,
  aSession,
} from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET } from "./route";

const ask = (query: string, cookie = "") =>
  GET(new Request(`http://localhost/projects/export?${query}`, { headers: { cookie } }));

test("gives everything that matches, with the units of each project", async () => {
  const { cookie } = await aSession("TECNICO");
  const partner = await aPartner({ name: "Oriente, S.A." });
  const busy = await aProject({ partnerId: partner.id, cardinalPoint: "NW" });
  const quiet = await aProject({ location: "Edén", startDate: "2026-02-01" });
  await aProject({ isDeleted: true });
  await aRentedUnit(busy);
  await aRentedUnit(busy);
  await anAssignment({ projectId: busy.id, isRetired: true, retirementDate: "2026-02-01" });
  const service = await aService();
  await anAssignment({ projectId: busy.id, equipmentId: service.id, kind: "SERVICIO" });

  const rows = await rowsOf(await ask("sort=-unit_count", cookie));
  expect(rows).toEqual([
    `${busy.id},"Oriente, S.A.",Campo Norte,NOROESTE,01/01/2026,,,,,2,No,`,
    expect.stringMatching(new RegExp(`^${quiet.id},.*,Edén,,01/02/2026,,,,,0,No,$`)),
  ]);
  const since = await rowsOf(await ask("start_from=2026-02-01&isClosed=false", cookie));
  expect(since).toHaveLength(1);
  const none = await rowsOf(await ask(`partnerId=${partner.id}&search=eden`, cookie));
  expect(none).toEqual([]);
});

test("is for members only", async () => {
  expect((await ask("format=csv")).status).toBe(401);
});
