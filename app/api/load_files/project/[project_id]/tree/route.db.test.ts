import { expect, test } from "vitest";
import {
  aCustodyChain,
  aMaintenanceSheet,
  anAttachment,
  aProject,
  aSession,
  aShippingGuide,
  aWorksheet,
} from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

const read = async (projectId: number) =>
  call(GET, { as: await aSession("TECNICO"), params: { project_id: projectId } });

async function aDossier() {
  const project = await aProject();
  const sheet = await aWorksheet({
    projectId: project.id,
    date: "2026-03-01",
    periodStart: "2026-03-01",
    periodEnd: "2026-04-11",
  });
  const chain = await aCustodyChain({ worksheetId: sheet.id });
  const guide = await aShippingGuide({ projectId: project.id });
  const maintenance = await aMaintenanceSheet({ projectId: project.id });
  return { project, sheet, chain, guide, maintenance };
}

test("work sheets with their chains, guides, maintenance sheets and the counters", async () => {
  const { project, sheet, chain, guide, maintenance } = await aDossier();
  await anAttachment({ model: "custody_chain", objectId: chain.id, field: "custody_chain_file" });
  await anAttachment({ model: "sheet_project", objectId: sheet.id, field: "invoice_file" });
  const { status, body } = await read(project.id);
  expect(status).toBe(200);
  expect(body.data.project).toMatchObject({ id: project.id, location: project.location });
  expect(body.data.stats).toEqual({ total: 7, loaded: 2 });
  expect(body.data.sheets).toHaveLength(1);
  expect(body.data.sheets[0]).toMatchObject({
    id: sheet.id,
    label: `Planilla ${sheet.seriesCode}`,
    series_code: sheet.seriesCode,
    period: "2026-03-01 - 2026-04-11",
    type: "sheet_project",
    custody_chains: [{ id: chain.id, type: "custody_chain", children: [] }],
  });
  const fields = body.data.sheets[0].files.map((file: { field_name: string }) => file.field_name);
  expect(fields).toEqual([
    "sheet_project_file",
    "certificate_final_disposition_file",
    "invoice_file",
    "laboratory_analysis_file",
  ]);
  expect(body.data.shipping_guides).toMatchObject([{ id: guide.id, type: "shipping_guide" }]);
  expect(body.data.maintenance_sheets).toMatchObject([
    { id: maintenance.id, type: "maintenance_sheet" },
  ]);
});

test("nothing of another project", async () => {
  await aDossier();
  const project = await aProject();
  const { body } = await read(project.id);
  expect(body.data).toMatchObject({
    sheets: [],
    shipping_guides: [],
    maintenance_sheets: [],
    stats: { total: 0, loaded: 0 },
  });
});

test("sheets by date, chains by number", async () => {
  const project = await aProject();
  const later = await aWorksheet({ projectId: project.id, date: "2026-05-01" });
  const sooner = await aWorksheet({ projectId: project.id, date: "2026-04-01" });
  await aCustodyChain({ worksheetId: sooner.id, consecutive: "9000002" });
  await aCustodyChain({ worksheetId: sooner.id, consecutive: "9000001" });
  const { body } = await read(project.id);
  expect(body.data.sheets.map(({ id }: { id: number }) => id)).toEqual([sooner.id, later.id]);
  const labels = body.data.sheets[0].custody_chains.map(({ label }: { label: string }) => label);
  expect(labels).toEqual(["CDC 9000001", "CDC 9000002"]);
});

test("a project that is missing, deleted or inactive is 404", async () => {
  for (const id of [
    999_999,
    (await aProject({ isDeleted: true })).id,
    (await aProject({ isActive: false })).id,
  ])
    expect((await read(id)).status).toBe(404);
});

test("a larger project takes the same queries", async () => {
  const { project, sheet } = await aDossier();
  const queriesOf = async () => {
    const as = await aSession();
    return countQueries(() => call(GET, { as, params: { project_id: project.id } }));
  };
  const before = await queriesOf();
  for (let more = 0; more < 5; more += 1) await aCustodyChain({ worksheetId: sheet.id });
  await aWorksheet({ projectId: project.id });
  expect(await queriesOf()).toBe(before);
});
