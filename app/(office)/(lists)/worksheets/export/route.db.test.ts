import { expect, test } from "vitest";
import { aPartner, aProject, aSession, aWorksheet } from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET as ofProject } from "../../../projects/[project_id]/(tabs)/(lists)/work-sheets/export/route";
import { GET } from "./route";

const request = (query: string, cookie = "") =>
  new Request(`http://localhost/worksheets/export?${query}`, { headers: { cookie } });

test("gives every sheet that matches, the newest first", async () => {
  const { cookie } = await aSession("TECNICO");
  const partner = await aPartner({ name: "Petróleos del Ñapo" });
  const project = await aProject({ partnerId: partner.id, location: "Campo Tigüino" });
  const amounts = { subtotal: "100.10", taxAmount: "15.02", total: "115.12" };
  const first = await aWorksheet({ projectId: project.id, ...amounts });
  const second = await aWorksheet({
    projectId: project.id,
    date: "2026-02-28",
    status: "LIQUIDATED",
    isClosed: true,
  });
  await aWorksheet({ projectId: project.id, isDeleted: true });
  const other = await aWorksheet();
  const series = async (query: string) =>
    (await rowsOf(await GET(request(query, cookie)))).map((row) => row.split(",")[0]);

  const whole = await rowsOf(await GET(request("search=TIGUINO+petroleos+del+n", cookie)));
  expect(whole).toHaveLength(2);
  expect(whole[1]).toContain(`${first.seriesCode},${project.id},Campo Tigüino`);
  expect(whole[1]).toContain("EN EJECUCIÓN");
  expect(whole[1]).toContain("115.12");
  expect(await series(`partner_id=${partner.id}&date_from=2026-02-01`)).toEqual([
    second.seriesCode,
  ]);
  expect(await series("status=LIQUIDATED&status=INVOICED")).toEqual([second.seriesCode]);
  expect(await series("is_closed=true")).toEqual([second.seriesCode]);
  expect(await series(`project_id=${other.projectId}`)).toEqual([other.seriesCode]);
});

test("the path of a project narrows it to its own sheets", async () => {
  const { cookie } = await aSession();
  const own = await aWorksheet();
  const other = await aWorksheet();
  const answer = await ofProject(request(`project_id=${other.projectId}`, cookie), {
    params: Promise.resolve({ project_id: String(own.projectId) }),
  });
  const rows = await rowsOf(answer);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(own.seriesCode);
});

test("a stranger gets nothing", async () => expect((await GET(request(""))).status).toBe(401));
