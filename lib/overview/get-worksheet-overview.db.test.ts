import { beforeEach, expect, test } from "vitest";
import {
  aCustodyChain,
  aCustodyChainItem,
  aMaintenanceSheet,
  anAssignment,
  aProject,
  aRentedUnit,
  aService,
  aVisit,
  aWorksheet,
  aWorksheetLine,
} from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { getWorksheetOverview } from "./get-worksheet-overview";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2026-03-10T15:00:00Z");
});

const period = { periodStart: "2026-01-20", periodEnd: "2026-03-02" };

test("shows the days, the chains and the visits behind each line, and what other sheets bill", async () => {
  const project = await aProject();
  const { unit, assignment } = await aRentedUnit(project, { startDate: "2026-02-27" });
  const cleaning = await aService();
  const service = await anAssignment({
    projectId: project.id,
    equipmentId: cleaning.id,
    kind: "SERVICIO",
    servedEquipmentId: unit.id,
  });
  const earlier = await aWorksheet({ projectId: project.id, status: "INVOICED" });
  await aWorksheetLine({
    worksheetId: earlier.id,
    kind: "RENT",
    equipmentId: unit.id,
    assignmentId: assignment.id,
    billedDays: ["2026-03-01"],
  });
  const sheet = await aWorksheet({ projectId: project.id, ...period });
  const volume = { gallons: "42", barrels: "1", cubicMeters: "0.158987" };
  const chain = await aCustodyChain({ worksheetId: sheet.id, date: "2026-02-28", ...volume });
  await aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
  await aCustodyChain({ worksheetId: sheet.id, status: "CANCELLED", ...volume });
  await aVisit({ assignmentId: service.id, plannedDate: "2026-03-02" });
  await aMaintenanceSheet({ projectId: project.id, equipmentId: unit.id, date: "2026-02-01" });
  await aMaintenanceSheet({ projectId: project.id, equipmentId: unit.id, date: "2026-03-03" });
  await refreshWorksheets(ctx, project.id);

  const found = await getWorksheetOverview(ctx, { projectId: project.id, worksheetId: sheet.id });
  const factsOf = (kind: string) =>
    found.facts.find(({ lineId }) => found.lines.find(({ id }) => id === lineId)?.kind === kind);

  expect(factsOf("RENT")).toMatchObject({
    asked: ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"],
    taken: [{ day: "2026-03-01", sheet: { id: earlier.id, seriesCode: earlier.seriesCode } }],
    stays: [{ from: "2026-02-27", to: null, cost: "10.00" }],
    served: [],
  });
  expect(factsOf("SERVICE")?.served).toEqual([
    {
      day: "2026-02-28",
      chains: [{ id: chain.id, consecutive: chain.consecutive }],
      isVisited: false,
    },
    { day: "2026-03-02", chains: [], isVisited: true },
  ]);
  expect(found.lines.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ["RENT", "3.00"],
    ["SERVICE", "2.00"],
  ]);
  expect(found.volume).toEqual({ gallons: "42", barrels: "1", cubicMeters: "0.158987" });
  expect(found.maintenance).toHaveLength(1);
});

test("the sheet of another project is not found", async () => {
  const sheet = await aWorksheet();
  const { id: projectId } = await aProject();
  await expect(getWorksheetOverview(ctx, { projectId, worksheetId: sheet.id })).rejects.toThrow(
    "No existe la planilla.",
  );
});

test("asks the same number of questions for one unit and for twenty", async () => {
  const questions = async (units: number) => {
    const project = await aProject();
    const sheet = await aWorksheet({ projectId: project.id, ...period });
    for (let unit = 0; unit < units; unit += 1) await aRentedUnit(project);
    await refreshWorksheets(ctx, project.id);
    return countQueries(() =>
      getWorksheetOverview(ctx, { projectId: project.id, worksheetId: sheet.id }),
    );
  };
  expect(await questions(20)).toBe(await questions(1));
});
