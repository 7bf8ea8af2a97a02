import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { listWorksheetRows } from "../billing/list-worksheet-rows";
import { listChains } from "../custody/list-chains";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { listMaintenanceSheets } from "../maintenance/list-sheets";
import { listProjects } from "../projects/list-projects";
import { listGuides } from "../shipping/list-guides";

const page = { page: 1, pageSize: 50 };

async function aChainAt(name: string, location: string, given: { number: string; who: string }) {
  const project = await make.aProject({ partnerId: (await make.aPartner({ name })).id, location });
  const sheet = await make.aWorksheet({
    projectId: project.id,
    seriesCode: `PS-${given.number}`,
    invoiceReference: `F-${given.number}`,
  });
  await make.aCustodyChain({
    worksheetId: sheet.id,
    consecutive: given.number,
    contactName: given.who,
  });
  return given.number;
}

async function found(ctx: Context, search: string) {
  const chains = await listChains(ctx, { search, page });
  const sheets = await listWorksheetRows(ctx, { search, page });
  const projects = await listProjects(ctx, { search, page });
  expect([chains.total, sheets.total]).toEqual([chains.rows.length, sheets.rows.length]);
  return [
    chains.rows.map(({ chain }) => chain.consecutive).sort(),
    sheets.rows.map(({ seriesCode }) => seriesCode.slice(3)).sort(),
    projects.rows.map(({ location }) => location).sort(),
  ];
}

test("every word is looked for in the record, its sheet, its project and its client", async () => {
  const ctx = await memberAt("2026-03-10T17:00:00Z");
  const one = await aChainAt("Petróleos Ñuble", "Pozo 7", { number: "0000411", who: "Inés" });
  const two = await aChainAt("Petróleos Napo", "Pozo 8", { number: "0000412", who: "Luis" });
  expect(await found(ctx, "petroleos")).toEqual([
    [one, two],
    [one, two],
    ["Pozo 7", "Pozo 8"],
  ]);
  expect(await found(ctx, "pozo nuble")).toEqual([[one], [one], ["Pozo 7"]]);
  expect(await found(ctx, "PS-0000412 napo")).toEqual([[two], [two], []]);
  expect(await found(ctx, "ines")).toEqual([[one], [], []]);
  expect(await found(ctx, "f-0000411")).toEqual([[], [one], []]);
  expect(await found(ctx, "0000411 napo")).toEqual([[], [], []]);
  expect(await found(ctx, "0000411 50%")).toEqual([[], [], []]);
});

test("guides and maintenance sheets are found by their own, their unit's and their project's words", async () => {
  const ctx = await memberAt("2026-03-10T17:00:00Z");
  const partner = await make.aPartner({ name: "Petróleos Ñuble" });
  const { id: projectId } = await make.aProject({ partnerId: partner.id, location: "Pozo 7" });
  const unit = await make.anEquipment({ name: "Lavamanos azul" });
  const sheet = await make.aMaintenanceSheet({ projectId, equipmentId: unit.id });
  const guide = await make.aShippingGuide({ projectId, carrierName: "Transportes Ibáñez" });
  const totals = async (search: string) => [
    (await listMaintenanceSheets(ctx, { search, page })).total,
    (await listGuides(ctx, { search, page })).total,
  ];
  expect(await totals("nuble pozo")).toEqual([1, 1]);
  expect(await totals("azul 7")).toEqual([1, 0]);
  expect(await totals("ibanez")).toEqual([0, 1]);
  expect(await totals(sheet.sheetNumber)).toEqual([1, 0]);
  expect(await totals(`${guide.guideNumber} nuble`)).toEqual([0, 1]);
  expect(await totals("nuble nadie")).toEqual([0, 0]);
});
