import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignmentRates, worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { getUnbilledHead } from "../billing/get-unbilled-head";
import { listUnbilled } from "../billing/list-unbilled";
import { refreshUnbilledTotals } from "../billing/refresh-unbilled-totals";
import { domainErrorOf } from "../http/domain-error-of";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { getProjectCosts } from "../overview/get-project-costs";
import { getProject } from "../projects/get-project";
import { createWorksheet } from "../worksheets/create-worksheet";
import { setLineDays } from "../worksheets/set-line-days";
import { updateLine } from "../worksheets/update-line";
import { updateWorksheet } from "../worksheets/update-worksheet";
import { createWriteOff } from "../write-offs/create-write-off";
import { changeRate } from "./change-rate";
import { getAssignment } from "./get-assignment";
import { reactivateAssignment } from "./reactivate-assignment";
import { releaseAssignment } from "./release-assignment";
import { removeAssignment } from "./remove-assignment";
import { updateAssignment } from "./update-assignment";
import { withdrawRate } from "./withdraw-rate";

let ctx: Context;
beforeEach(async () => {
  ctx = await memberAt("2026-11-30T12:00:00-05:00");
});

const from = "2026-11-01";

async function aStay(given: Parameters<typeof make.aRentedUnit>[1] = {}) {
  const project = await make.aProject({ startDate: from });
  const { unit, assignment } = await make.aRentedUnit(project, {
    ...{ startDate: from, cost: "30.00", ...given },
  });
  return { project, unit, assignment, id: assignment.id };
}

const aSheet = (projectId: number) =>
  createWorksheet(ctx, {
    ...{ projectId, date: "2026-11-30", periodStart: from, periodEnd: "2026-11-30" },
  } as Parameters<typeof createWorksheet>[1]);

const linesOf = (worksheetId: number) =>
  database()
    .select({
      id: worksheetLines.id,
      quantity: worksheetLines.quantity,
      unitPrice: worksheetLines.unitPrice,
      subtotal: worksheetLines.subtotal,
      days: worksheetLines.billedDays,
      isManual: worksheetLines.isManual,
    })
    .from(worksheetLines)
    .where(eq(worksheetLines.worksheetId, worksheetId))
    .orderBy(asc(worksheetLines.id));

const amounts = async (worksheetId: number) =>
  (await linesOf(worksheetId)).map(({ quantity, unitPrice, subtotal }) =>
    [quantity, unitPrice, subtotal].join(" "),
  );

const refusal = async (act: Promise<unknown>) =>
  domainErrorOf(
    await act.then(
      () => null,
      (thrown: unknown) => thrown,
    ),
  );

const atRate = (assignmentId: number, fromDate: string, cost: string) =>
  changeRate(ctx, { assignmentId, fromDate, cost });

test("a price that changes in mid-month: each day at its price, and the line of before goes on", async () => {
  const { project, id } = await aStay();
  const sheet = await aSheet(project.id);
  const [before] = await linesOf(sheet.id);
  expect(await amounts(sheet.id)).toEqual(["30.00 30.00 900.00"]);

  await atRate(id, "2026-11-16", "35.35");
  expect(await amounts(sheet.id)).toEqual(["15.00 30.00 450.00", "15.00 35.35 530.25"]);
  const [first, second] = await linesOf(sheet.id);
  expect(first?.id).toBe(before?.id);
  expect([first?.days?.at(-1), second?.days?.[0]]).toEqual(["2026-11-15", "2026-11-16"]);
  const [stored] = await database().select().from(worksheets).where(eq(worksheets.id, sheet.id));
  expect(stored?.subtotal).toBe("980.25");

  await atRate(id, "2026-11-16", "36.00");
  await atRate(id, "2026-11-21", "30.00");
  expect(await amounts(sheet.id)).toEqual(["25.00 30.00 750.00", "5.00 36.00 180.00"]);
  expect((await linesOf(sheet.id)).map((line) => line.id)).toEqual([first?.id, second?.id]);
});

test("a sheet that is not in progress keeps its lines", async () => {
  const { project, id } = await aStay();
  const sheet = await aSheet(project.id);
  await updateWorksheet(ctx, { worksheetId: sheet.id, status: "LIQUIDATED" });
  const before = await linesOf(sheet.id);
  await atRate(id, "2026-11-16", "35.00");
  expect(await linesOf(sheet.id)).toEqual(before);
});

test("answers tell today's price, and keep what is agreed for later", async () => {
  const { id } = await aStay();
  await atRate(id, "2026-11-30", "31.00");
  const changed = await atRate(id, "2026-12-01", "32.00");
  expect(changed).toMatchObject({ cost: "31.00", firstCost: "30.00" });
  expect(changed.rates).toEqual([
    { from: "2026-11-30", cost: "31.00" },
    { from: "2026-12-01", cost: "32.00" },
  ]);
  const tomorrow = await memberAt("2026-12-01T12:00:00-05:00");
  expect(await getAssignment(tomorrow, { assignmentId: id })).toMatchObject({ cost: "32.00" });
  const noted = await updateAssignment(ctx, { assignmentId: id, notes: "x" });
  expect(noted).toMatchObject({ cost: "31.00", rates: changed.rates });
});

test("a documented update of the cost rewrites the whole span", async () => {
  const { project, id } = await aStay();
  const sheet = await aSheet(project.id);
  await atRate(id, "2026-11-16", "35.00");
  const after = await updateAssignment(ctx, { assignmentId: id, cost: "40.00" });
  expect(after).toMatchObject({ cost: "40.00", rates: [] });
  expect(await amounts(sheet.id)).toEqual(["30.00 40.00 1200.00"]);
});

test("a price that is still to come is taken back, one that holds is not", async () => {
  const { id } = await aStay();
  await atRate(id, "2026-11-30", "31.00");
  await atRate(id, "2026-12-01", "32.00");
  const left = await withdrawRate(ctx, { assignmentId: id, fromDate: "2026-12-01" });
  expect(left.rates).toEqual([{ from: "2026-11-30", cost: "31.00" }]);
  for (const fromDate of ["2026-11-30", "2026-12-01"])
    expect(await refusal(withdrawRate(ctx, { assignmentId: id, fromDate }))).toMatchObject({
      kind: "invalid",
    });
  expect(await atRate(id, "2026-12-01", "33.00")).toMatchObject({
    rates: [{ cost: "31.00" }, { from: "2026-12-01", cost: "33.00" }],
  });
});

test("refused on its first day or before, after its end, and once it is retired", async () => {
  const { id } = await aStay({ endDate: "2026-12-15" });
  for (const fromDate of ["2026-10-31", from, "2026-12-16"])
    expect(await refusal(atRate(id, fromDate, "1.00"))).toMatchObject({
      kind: "invalid",
      details: { fieldErrors: { from_date: [expect.any(String)] } },
    });
  await releaseAssignment(ctx, { assignmentId: id });
  expect(await refusal(atRate(id, "2026-11-20", "1.00"))).toMatchObject({
    kind: "refused",
    code: "assignment_retired",
  });
  expect(await database().$count(assignmentRates)).toBe(0);
});

test("days that a person chose are divided, and those that he took out stay out", async () => {
  const { project, id } = await aStay();
  const sheet = await aSheet(project.id);
  const [line] = await linesOf(sheet.id);
  const dates = (line?.days ?? []).filter((day) => !["2026-11-05", "2026-11-20"].includes(day));
  await setLineDays(ctx, { lineId: line?.id ?? 0, days: undefined, dates });
  await atRate(id, "2026-11-16", "35.00");
  expect(await amounts(sheet.id)).toEqual(["14.00 30.00 420.00", "14.00 35.00 490.00"]);
  await updateAssignment(ctx, { assignmentId: id, cost: "30.00" });
  expect(await amounts(sheet.id)).toEqual(["28.00 30.00 840.00"]);
});

test("a quantity or a price that a person typed stands for the days of its line", async () => {
  const { project, id } = await aStay();
  const sheet = await aSheet(project.id);
  const [line] = await linesOf(sheet.id);
  await updateLine(ctx, { lineId: line?.id ?? 0, unitPrice: "25.00" });
  await atRate(id, "2026-11-16", "35.00");
  expect(await amounts(sheet.id)).toEqual(["30.00 25.00 750.00"]);
  await updateLine(ctx, { lineId: line?.id ?? 0, isManual: false });
  expect(await amounts(sheet.id)).toEqual(["15.00 30.00 450.00", "15.00 35.00 525.00"]);
});

test("what is done and not billed, written off and costed to date has each day at its price", async () => {
  const { project, id } = await aStay();
  await atRate(id, "2026-11-16", "35.00");
  const { rows, amount } = await listUnbilled(ctx, { projectId: project.id, page: null });
  expect(rows.map(({ unitPrice, amount }) => [unitPrice, amount])).toEqual([
    ["30.00", "450.00"],
    ["35.00", "525.00"],
  ]);
  expect(amount).toBe("975");
  await refreshUnbilledTotals(ctx);
  expect((await getUnbilledHead(ctx, 100)).amount).toBe("975.00");
  const { rows: costs, summary } = await getProjectCosts(
    ctx,
    await getProject(ctx, { projectId: project.id }),
  );
  expect(costs[0]?.parts).toEqual([
    { count: 15, cost: "30.00" },
    { count: 15, cost: "35.00" },
  ]);
  expect(summary.total).toBe("975.00");
  const dates = ["2026-11-15", "2026-11-16"];
  const written = await createWriteOff(ctx, { assignmentId: id, dates, reason: "lluvia" });
  expect(written.amount).toBe("65.00");
  expect((await getUnbilledHead(ctx, 100)).amount).toBe("910");
});

test("a new start begins at the price of its day and keeps the later ones; the old one goes with its prices", async () => {
  const { id } = await aStay();
  await atRate(id, "2026-11-16", "35.00");
  await atRate(id, "2027-01-01", "40.00");
  await releaseAssignment(ctx, { assignmentId: id });
  const again = await reactivateAssignment(ctx, { assignmentId: id, newStartDate: "2026-12-05" });
  expect(again.assignment).toMatchObject({
    ...{ cost: "35.00", firstCost: "35.00" },
    rates: [{ from: "2027-01-01", cost: "40.00" }],
  });
  await removeAssignment(ctx, { assignmentId: again.assignment.id });
  const left = await database().select().from(assignmentRates);
  expect(new Set(left.map(({ assignmentId }) => assignmentId))).toEqual(new Set([id]));
});
