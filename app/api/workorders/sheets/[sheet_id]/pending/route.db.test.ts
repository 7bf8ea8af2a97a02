import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { aProjectWithPendingWork } from "@/lib/pending/testing";
import { GET } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject({ startDate: "2026-01-01" });
});

test("of a sheet, what its period holds", async () => {
  const sheet = await aProjectWithPendingWork(project);
  await make.aShippingGuide({ projectId: project.id, issueDate: "2026-01-05", transportCost: "7" });
  await make.aShippingGuide({ projectId: project.id, issueDate: "2026-01-06", transportCost: "8" });
  const of = async (as: { cookie: string }) =>
    (await call(GET, { as, params: { sheet_id: sheet.id } })).body.data;
  const at = (kind: string) => `/projects/${project.id}/pending?kind=${kind}&sheet=${sheet.id}`;
  const unbilled = `/unbilled?project_id=${project.id}&date_from=2026-01-01&date_to=2026-01-05`;
  expect(await of(office)).toEqual([
    { kind: "unbilled", count: 2, amount: 57, url: unbilled },
    { kind: "chains_without_scan", count: 1, url: at("chains_without_scan") },
    { kind: "drafts", count: 2, url: at("drafts") },
    { kind: "documents_missing", count: 5, url: at("documents_missing") },
  ]);
  expect((await of(await make.aSession("TECNICO")))[0]).toEqual({
    kind: "unbilled",
    count: 2,
    url: unbilled,
  });
  const missing = { as: office, params: { sheet_id: 2_147_483_647 } };
  expect((await call(GET, missing)).status).toBe(404);
  expect((await call(GET, { params: { sheet_id: sheet.id } })).status).toBe(401);
});
