import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { reported } from "../testing";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2026-03-31T17:00:00Z");
});

const january = { period_from: "2026-01-01", period_to: "2026-01-31" };

/** Billed on three days of January. */
async function aBilledService() {
  const project = await make.aProject();
  const { unit } = await make.aRentedUnit(project);
  const service = await make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    servedEquipmentId: unit.id,
    kind: "SERVICIO",
  });
  const sheet = await make.aWorksheet({ projectId: project.id, status: "INVOICED" });
  await make.aWorksheetLine({
    worksheetId: sheet.id,
    kind: "SERVICE",
    assignmentId: service.id,
    equipmentId: service.equipmentId,
    billedDays: ["2026-01-05", "2026-01-12", "2026-01-19"],
    isManual: false,
  });
  return { project, unit, service, sheet };
}

const unproven = async () => {
  const { rows } = await reported(ctx, "billed-without-proof", january);
  return rows.map(({ unit, days, first_day, last_day, amount }) => [
    unit,
    days,
    first_day,
    last_day,
    amount,
  ]);
};

test("chains of the unit, chains of the service and visits done prove a day", async () => {
  const { project, unit, service, sheet } = await aBilledService();
  expect(await unproven()).toEqual([[unit.code, "3", "2026-01-05", "2026-01-19", "10.00"]]);

  const chain = await make.aCustodyChain({ worksheetId: sheet.id, date: "2026-01-05" });
  await make.aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
  expect(await unproven()).toEqual([[unit.code, "2", "2026-01-12", "2026-01-19", "6.67"]]);

  await make.aVisit({
    assignmentId: service.id,
    plannedDate: "2026-01-18",
    movedTo: "2026-01-19",
  });
  expect(await unproven()).toEqual([[unit.code, "1", "2026-01-12", "2026-01-12", "3.34"]]);

  const later = await make.aWorksheet({ projectId: project.id });
  const other = await make.aCustodyChain({ worksheetId: later.id, date: "2026-01-12" });
  await make.aCustodyChainItem({
    chainId: other.id,
    equipmentId: service.equipmentId,
    assignmentId: service.id,
  });
  expect(await unproven()).toEqual([]);
});

test("neither a void chain, nor another project's, nor a visit skipped proves it", async () => {
  const { unit, service, sheet } = await aBilledService();
  const elsewhere = await make.aWorksheet();
  for (const given of [
    { worksheetId: sheet.id, status: "CANCELLED" as const },
    { worksheetId: sheet.id, isDeleted: true },
    { worksheetId: elsewhere.id },
  ]) {
    const chain = await make.aCustodyChain({ ...given, date: "2026-01-05" });
    await make.aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
  }
  await make.aVisit({
    assignmentId: service.id,
    plannedDate: "2026-01-12",
    status: "SKIPPED",
    reason: "Lluvia",
  });
  expect(await unproven()).toEqual([[unit.code, "3", "2026-01-05", "2026-01-19", "10.00"]]);
});
