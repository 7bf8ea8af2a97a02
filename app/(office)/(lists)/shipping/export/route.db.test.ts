import { expect, test } from "vitest";
import { aPartner, aProject, aSession, aShippingGuide } from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET } from "./route";

const lines = async (query: string, cookie: string) => {
  const address = `http://localhost/shipping/export?${query}`;
  const answer = await GET(new Request(address, { headers: { cookie } }));
  return { status: answer.status, rows: await rowsOf(answer) };
};

test("gives the guides that match, of one client and in a span of days", async () => {
  const { cookie } = await aSession("TECNICO");
  const partner = await aPartner({ name: "Andes Energía" });
  const project = await aProject({ partnerId: partner.id });
  const ours = { projectId: project.id };
  const early = await aShippingGuide({ ...ours, issueDate: "2026-01-15", type: "IN" });
  const late = await aShippingGuide({ ...ours, issueDate: "2026-02-01", status: "VOID" });
  await aShippingGuide();

  const asked = `format=csv&search=energia&partnerId=${partner.id}`;
  const january = await lines(`${asked}&date_from=2026-01-01&date_to=2026-01-31`, cookie);
  expect(january.rows).toHaveLength(1);
  expect(january.rows[0]).toContain(`${early.guideNumber},15/01/2026,Entrada a base,BORRADOR`);
  const byNumber = await lines(`${asked}&sort=-number`, cookie);
  expect(byNumber.rows.map((row) => row.split(",")[0])).toEqual([
    late.guideNumber,
    early.guideNumber,
  ]);
  expect((await lines("status=VOID", cookie)).rows).toHaveLength(1);
});

test("is for members only", async () => {
  expect((await lines("format=csv", "")).status).toBe(401);
});
