import { expect, test } from "vitest";
import { aMaintenanceSheet, aProject, aSession } from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET } from "./route";

test("gives the sheets of the project in the path, and of no other", async () => {
  const { cookie } = await aSession("TECNICO");
  const project = await aProject();
  const mine = await aMaintenanceSheet({ projectId: project.id, totalCost: "65.50" });
  await aMaintenanceSheet();
  const request = new Request("http://localhost/x?format=csv&type=PREVENTIVO", {
    headers: { cookie },
  });
  const answer = await GET(request, {
    params: Promise.resolve({ project_id: String(project.id) }),
  });
  const rows = await rowsOf(answer);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(mine.sheetNumber);
  expect(rows[0]).toContain("65.50");
});
