import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { listWorksheetRows } from "../billing/list-worksheet-rows";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { listProjects } from "../projects/list-projects";
import { listChains } from "./list-chains";

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
