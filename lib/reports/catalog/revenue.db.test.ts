import { beforeEach, expect, test } from "vitest";
import type { projects, worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { reported } from "../testing";

let ctx: Context;
let project: typeof projects.$inferSelect;

beforeEach(async () => {
  ctx = await memberAt("2026-03-31T17:00:00Z");
  project = await make.aProject();
});

type Line = Partial<typeof worksheetLines.$inferInsert>;

const billed = async (line: Line, given: Partial<typeof worksheets.$inferInsert> = {}) =>
  make.aWorksheetLine({
    worksheetId: (await make.aWorksheet({ projectId: project.id, status: "INVOICED", ...given }))
      .id,
    ...line,
  });

const rent = (equipmentId: number, billedDays: string[], subtotal: string): Line => ({
  kind: "RENT",
  equipmentId,
  date: billedDays.at(-1) ?? "2026-01-31",
  billedDays,
  quantity: "1",
  unitPrice: subtotal,
  subtotal,
});

const byUnit = async (from: string, to: string) => {
  const { rows } = await reported(ctx, "revenue-by-unit", { period_from: from, period_to: to });
  return Object.fromEntries(rows.map(({ code, revenue }) => [code, revenue]));
};

const byKind = async (from: string, to: string, filters = {}) => {
  const asked = { period_from: from, period_to: to, filters };
  const { rows } = await reported(ctx, "revenue-by-kind", asked);
  return Object.fromEntries(
    rows.map(({ month, source, revenue }) => [`${month} ${source}`, revenue]),
  );
};

test("a line is shared among its days to the cent, and its parts add up", async () => {
  const unit = await make.anEquipment({ code: "A", purchasedOn: "2025-01-01" });
  await billed(rent(unit.id, ["2026-01-30", "2026-01-31", "2026-02-01"], "10.00"));
  expect(await byKind("2026-01-01", "2026-03-31")).toEqual({
    "2026-01 Alquiler": "6.67",
    "2026-02 Alquiler": "3.33",
  });
  expect(await byUnit("2026-01-01", "2026-01-30")).toEqual({ A: "3.33" });
  expect(await byUnit("2026-01-31", "2026-01-31")).toEqual({ A: "3.34" });
  expect(await byUnit("2026-02-01", "2026-02-28")).toEqual({ A: "3.33" });
});

test("days between those that are billed have no part", async () => {
  const unit = await make.anEquipment({ code: "A", purchasedOn: "2025-01-01" });
  await billed(rent(unit.id, ["2025-12-31", "2026-03-01"], "9.00"));
  expect(await byKind("2026-01-01", "2026-03-31")).toEqual({ "2026-03 Alquiler": "4.50" });
  expect(await byKind("2026-01-01", "2026-02-28")).toEqual({});
  expect(await byUnit("2026-02-01", "2026-02-28")).toEqual({ A: "0" });
});

test("a line that bills no days counts on its date", async () => {
  const unit = await make.anEquipment({ code: "A", purchasedOn: "2025-01-01" });
  await billed({ ...rent(unit.id, [], "9.00"), date: "2026-02-10" });
  expect(await byUnit("2026-02-10", "2026-02-10")).toEqual({ A: "9.00" });
  expect(await byUnit("2026-02-11", "2026-03-10")).toEqual({ A: "0" });
});

test("a service is of the unit that it serves, what names no unit of none", async () => {
  const unit = await make.anEquipment({ code: "A", purchasedOn: "2025-01-01" });
  const service = await make.aService();
  const serving = { equipmentId: service.id, kind: "SERVICIO" as const, projectId: project.id };
  const linked = await make.anAssignment({ ...serving, servedEquipmentId: unit.id });
  const standalone = await make.anAssignment(serving);
  const line = { kind: "SERVICE" as const, equipmentId: service.id, date: "2026-01-05" };
  await billed({ ...line, assignmentId: linked.id });
  await billed({ ...line, assignmentId: standalone.id });
  await billed({ kind: "STOWAGE", date: "2026-01-06" });
  await billed({ kind: "MANUAL", date: "2026-01-07", equipmentId: null });
  expect(await byUnit("2026-01-01", "2026-01-31")).toEqual({ A: "10.00" });
  expect(await byKind("2026-01-01", "2026-01-31")).toEqual({
    "2026-01 Servicio": "20.00",
    "2026-01 Logística": "10.00",
    "2026-01 Manual": "10.00",
  });
});

test("only what is settled counts, of projects that live, up to today by unit", async () => {
  const unit = await make.anEquipment({ code: "A", purchasedOn: "2025-01-01" });
  const line = rent(unit.id, ["2026-03-31", "2026-04-01"], "8.00");
  await billed(line, { status: "LIQUIDATED" });
  await billed(line, { status: "IN_PROGRESS" });
  await billed(line, { status: "CANCELLED" });
  await billed(line, { isDeleted: true });
  for (const gone of [{ isDeleted: true }, { isActive: false }])
    await billed(line, { projectId: (await make.aProject(gone)).id });
  expect(await byUnit("2026-03-01", "2026-12-31")).toEqual({ A: "4.00" });
  expect(await byKind("2026-03-01", "2026-12-31")).toEqual({
    "2026-03 Alquiler": "4.00",
    "2026-04 Alquiler": "4.00",
  });
});

test("revenue is told by the day in fleet, and asked for by client", async () => {
  const unit = await make.anEquipment({ code: "A", purchasedOn: "2026-03-22" });
  await make.anAssignment({
    projectId: project.id,
    equipmentId: unit.id,
    startDate: "2026-03-30",
  });
  await billed(rent(unit.id, ["2026-03-30", "2026-03-31"], "25.00"));
  const asked = { period_from: "2026-01-01", period_to: "2026-03-31" };
  const { totals } = await reported(ctx, "revenue-by-unit", asked);
  expect(totals).toEqual({
    revenue: "25.00",
    days_in_fleet: "10",
    rented_days: "2",
    per_day_in_fleet: "2.50",
    per_rented_day: "12.50",
  });
  const { partnerId } = await make.aProject();
  expect(await byKind("2026-01-01", "2026-03-31", { partnerId })).toEqual({});
  expect(await byKind("2026-01-01", "2026-03-31", { partnerId: project.partnerId })).toEqual({
    "2026-03 Alquiler": "25.00",
  });
});
