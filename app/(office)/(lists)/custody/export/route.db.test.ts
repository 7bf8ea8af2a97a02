import { expect, test } from "vitest";
import {
  aCustodyChain,
  aPartner,
  aProject,
  aSession,
  aVehicle,
  aWorksheet,
} from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET } from "./route";

const lines = async (query: string, cookie: string) => {
  const address = `http://localhost/custody/export?${query}`;
  const answer = await GET(new Request(address, { headers: { cookie } }));
  return { status: answer.status, rows: await rowsOf(answer) };
};

test("gives the chains that match, with volumes to their last digit", async () => {
  const { cookie } = await aSession("TECNICO");
  const partner = await aPartner({ name: "Andes Energía" });
  const project = await aProject({ partnerId: partner.id });
  const sheet = await aWorksheet({ projectId: project.id });
  const vehicle = await aVehicle();
  await aCustodyChain({ worksheetId: sheet.id, date: "2026-02-01", waste: "LODOS" });
  await aCustodyChain({
    worksheetId: sheet.id,
    date: "2026-01-15",
    vehicleId: vehicle.id,
    volumeUnit: "GALLONS",
    gallons: "1000.000000",
    barrels: "23.809524",
    cubicMeters: "3.785410",
  });

  const asked = `format=csv&search=energia&date_to=2026-01-31&partnerId=${partner.id}`;
  const { rows } = await lines(asked, cookie);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain("15/01/2026");
  expect(rows[0]).toContain("23.809524,3.785410");
  expect(rows[0]).toContain(vehicle.plate);
  expect((await lines("waste=LODOS", cookie)).rows).toHaveLength(1);
});

test("is for members only", async () => {
  expect((await lines("format=csv", "")).status).toBe(401);
});
