import { expect, test } from "vitest";
import { aProject, aSession, aShippingGuide } from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET } from "./route";

test("gives the guides of the project in the path, and of no other", async () => {
  const { cookie } = await aSession("TECNICO");
  const project = await aProject();
  const mine = await aShippingGuide({ projectId: project.id, transportCost: "120.50" });
  await aShippingGuide();
  const request = new Request("http://localhost/x?format=csv&status=DRAFT", {
    headers: { cookie },
  });
  const answer = await GET(request, {
    params: Promise.resolve({ project_id: String(project.id) }),
  });
  const rows = await rowsOf(answer);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(mine.guideNumber);
  expect(rows[0]).toContain("120.50");
});
