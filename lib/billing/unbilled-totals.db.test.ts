import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import * as make from "@/db/testing/factories";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { addDays } from "../values/dates";
import { groupedBy } from "../values/rows";
import { listUnbilled } from "./list-unbilled";
import { listUnbilledProjects } from "./list-unbilled-projects";
import { refreshUnbilledTotals } from "./refresh-unbilled-totals";
import { listStaleTotals } from "./unbilled-totals";

const today = "2026-03-20";
let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt(`${today}T17:00:00Z`);
});

async function aBusyProject() {
  const project = await make.aProject({ startDate: "2026-01-01" });
  const projectId = project.id;
  const { unit, assignment } = await make.aRentedUnit(project, { startDate: "2026-03-01" });
  const service = await make.anAssignment({
    projectId,
    equipmentId: (await make.aService()).id,
    servedEquipmentId: unit.id,
    kind: "SERVICIO",
    cost: "23.00",
    startDate: "2026-03-01",
  });
  const { id: worksheetId } = await make.aWorksheet({ projectId });
  const line = { worksheetId, equipmentId: unit.id, assignmentId: assignment.id };
  await make.aWorksheetLine({ ...line, kind: "RENT", billedDays: ["2026-03-02", "2026-03-03"] });
  const { id: chainId } = await make.aCustodyChain({ worksheetId, date: "2026-03-05" });
  await make.aCustodyChainItem({ chainId, equipmentId: unit.id });
  await make.aVisit({ assignmentId: service.id, plannedDate: "2026-03-06" });
  await make.aWriteOff({ projectId, assignmentId: assignment.id, dates: ["2026-03-09"] });
  await make.aMaintenanceSheet({
    projectId,
    equipmentId: unit.id,
    date: "2026-03-07",
    status: "COMPLETED",
    totalCost: "120.00",
  });
  await make.aShippingGuide({ projectId, issueDate: "2026-03-08", transportCost: "80.00" });
  return projectId;
}

async function shortly(ctx: Context) {
  const { rows } = await listUnbilledProjects(ctx);
  return new Map(rows.map(({ projectId, items, amount }) => [projectId, [items, Number(amount)]]));
}

async function atLength(ctx: Context) {
  const { rows } = await listUnbilled(ctx, { page: null });
  const sums = [...groupedBy(rows, ({ project }) => project.id)].map(([id, of]) => {
    const amount = of.reduce((sum, row) => sum + Math.round(Number(row.amount) * 100), 0);
    return [id, [of.length, amount / 100]] as const;
  });
  return new Map(sums);
}

const changes = [
  "update project_resources set cost = cost + 1",
  "update project_resources set project_id = (select max(id) from projects)",
  "update sheet_projects set status = 'CANCELLED'",
  "update sheet_projects set project_id = (select max(id) from projects)",
  "update sheet_project_details set billed_days = array['2026-03-02']::date[]",
  "delete from sheet_project_details",
  "update custody_chains set is_deleted = true",
  "update custody_chain_details set resource_item_id = (select max(id) from resource_items)",
  "delete from custody_chain_details",
  "update schedule_visits set planned_date = '2026-02-01'",
  "delete from schedule_visits",
  "update write_offs set dates = array['2026-03-09', '2026-03-10']::date[]",
  "delete from write_offs",
  "update maintenance_sheets set total_cost = 121",
  "update shipping_guides set cost_transport = 81",
  "update shipping_guides set is_deleted = true",
];

test.each(changes)("%s is summed anew, and what did not change is not", async (change) => {
  const quiet = await make.aProject();
  await aBusyProject();
  await aBusyProject();
  await refreshUnbilledTotals(ctx);
  expect(await listStaleTotals(ctx)).toEqual([]);
  const before = await shortly(ctx);
  await database().execute(sql.raw(change));
  expect(await listStaleTotals(ctx)).not.toContain(quiet.id);
  expect(await shortly(ctx)).toEqual(await atLength(ctx));
  expect(await shortly(ctx)).not.toEqual(before);
  await refreshUnbilledTotals(ctx);
  expect(await shortly(ctx)).toEqual(await atLength(ctx));
});

test("a day more is summed more, without a change", async () => {
  await aBusyProject();
  await refreshUnbilledTotals(ctx);
  const kept = await shortly(ctx);
  const tomorrow = await memberAt(`${addDays(today, 1)}T17:00:00Z`);
  expect(await shortly(tomorrow)).toEqual(await atLength(tomorrow));
  expect(await shortly(tomorrow)).not.toEqual(kept);
  await refreshUnbilledTotals(tomorrow);
  expect(await shortly(tomorrow)).toEqual(await atLength(tomorrow));
  expect(await shortly(ctx)).toEqual(kept);
});

test("what is undone leaves the total as it was", async () => {
  await aBusyProject();
  await refreshUnbilledTotals(ctx);
  const undone = database().transaction(async (db) => {
    await db.execute(sql`update project_resources set cost = 1`);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await listStaleTotals(ctx)).toEqual([]);
});

test("a change that commits while others sum is in none's way and is not lost", async () => {
  const projectId = await aBusyProject();
  await aBusyProject();
  const raise = () =>
    database().execute(
      sql`update project_resources set cost = cost + 1 where project_id = ${projectId}`,
    );
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([
      refreshUnbilledTotals(ctx),
      raise(),
      refreshUnbilledTotals(ctx),
      raise(),
      refreshUnbilledTotals(ctx),
    ]);
    expect(await shortly(ctx)).toEqual(await atLength(ctx));
  }
});

test("a change in a transaction that is still open waits for its commit", async () => {
  await aBusyProject();
  await database().transaction(async (db) => {
    await db.execute(sql`update project_resources set cost = cost + 1`);
    await refreshUnbilledTotals(ctx);
    expect(await listStaleTotals(ctx)).toEqual([]);
  });
  expect(await listStaleTotals(ctx)).toHaveLength(1);
  expect(await shortly(ctx)).toEqual(await atLength(ctx));
});
