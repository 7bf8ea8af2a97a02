import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { memberAt } from "../kernel/testing";
import { createMonthSheets } from "./create-month-sheets";
import { listMonthSheets } from "./list-month-sheets";
import { MonthSheetsInput, mostMonthSheets } from "./month-input";

const month = "2026-02";
const aContext = () => memberAt("2026-03-05T17:00:00Z");

async function aProjectAtWork(given: Parameters<typeof make.aProject>[0] = {}) {
  const project = await make.aProject({ contactName: "Ana Paz", ...given });
  await make.aRentedUnit(project, { startDate: "2026-02-19" });
  return project;
}

const sheetsOf = ({ id }: { id: number }) =>
  database().select().from(worksheets).where(eq(worksheets.projectId, id));

async function shown(projectIds: number[]) {
  const { proposed, covered, idle } = await listMonthSheets(await aContext(), {
    month,
    projectIds,
  });
  return {
    proposed: proposed.map(({ project, ...rest }) => [project.id, rest]),
    covered: covered.map(({ project, sheets, unbilled }) => [
      project.id,
      sheets.map(({ id }) => id),
      Number(unbilled),
    ]),
    idle: idle.map(({ id }) => id),
  };
}

test("proposes the month of each open project, without what sheets hold", async () => {
  const whole = await aProjectAtWork();
  const rest = await aProjectAtWork();
  await make.aWorksheet({
    projectId: rest.id,
    periodStart: "2026-02-01",
    periodEnd: "2026-02-24",
  });
  const covered = await aProjectAtWork();
  const held = await make.aWorksheet({
    projectId: covered.id,
    periodStart: "2026-01-15",
    periodEnd: "2026-03-15",
  });
  const cancelled = await aProjectAtWork();
  await make.aWorksheet({
    projectId: cancelled.id,
    status: "CANCELLED",
    periodStart: "2026-02-01",
    periodEnd: "2026-02-28",
  });
  const idle = await make.aProject();
  const closed = await aProjectAtWork({ isClosed: true });
  const deleted = await aProjectAtWork({ isDeleted: true });
  const all = [whole, rest, covered, cancelled, idle, closed, deleted].map(({ id }) => id);
  const february = { periodStart: "2026-02-01", periodEnd: "2026-02-28", amount: "100" };
  const found = await shown(all);
  expect(new Map(found.proposed as [number, object][])).toEqual(
    new Map<number, object>([
      [whole.id, february],
      [rest.id, { ...february, periodStart: "2026-02-25", amount: "40" }],
      [cancelled.id, february],
    ]),
  );
  expect(found.covered).toEqual([[covered.id, [held.id], 100]]);
  expect(found.idle).toEqual([idle.id]);
});

test("nothing is proposed where only days that a sheet holds are unbilled", async () => {
  const project = await make.aProject();
  await make.aRentedUnit(project, { startDate: "2026-02-01", endDate: "2026-02-05" });
  await make.aWorksheet({
    projectId: project.id,
    periodStart: "2026-02-01",
    periodEnd: "2026-02-10",
  });
  expect(await shown([project.id])).toEqual({ proposed: [], covered: [], idle: [project.id] });
});

test("in as many queries for one project as for many, and of all projects as of some", async () => {
  const ctx = await aContext();
  const first = await aProjectAtWork();
  const queries = (projectIds?: number[]) =>
    countQueries(() => listMonthSheets(ctx, projectIds ? { month, projectIds } : { month }));
  const one = await queries([first.id]);
  const more = [first, await aProjectAtWork(), await aProjectAtWork(), await aProjectAtWork()];
  expect(await queries(more.map(({ id }) => id))).toBe(one);
  expect(await queries()).toBe(one);
});

test("makes each sheet with its lines, number and contact", async () => {
  const ctx = await aContext();
  const projects = [await aProjectAtWork(), await aProjectAtWork()];
  const outcomes = await createMonthSheets(ctx, {
    month,
    projectIds: projects.map(({ id }) => id),
  });
  for (const [at, project] of projects.entries()) {
    const [sheet, ...others] = await sheetsOf(project);
    expect(others).toEqual([]);
    expect(sheet).toMatchObject({
      status: "IN_PROGRESS",
      date: "2026-02-28",
      periodStart: "2026-02-01",
      periodEnd: "2026-02-28",
      contactReference: "Ana Paz",
      subtotal: "100.00",
    });
    expect(outcomes[at]).toMatchObject({
      projectId: project.id,
      refusal: null,
      sheet: { id: sheet?.id, seriesCode: sheet?.seriesCode, total: sheet?.total },
    });
  }
});

test("one that is refused leaves the others made, and says why", async () => {
  const ctx = await aContext();
  const [good, closed, idle, last] = [
    await aProjectAtWork(),
    await aProjectAtWork({ isClosed: true }),
    await make.aProject(),
    await aProjectAtWork(),
  ];
  const missing = 999_999;
  const outcomes = await createMonthSheets(ctx, {
    month,
    projectIds: [good.id, closed.id, missing, idle.id, last.id],
  });
  expect(outcomes.map(({ sheet }) => sheet !== null)).toEqual([true, false, false, false, true]);
  expect(outcomes[1]?.refusal).toMatch(/cerrado/);
  expect(outcomes[2]?.refusal).toBe("No existe el proyecto.");
  expect(outcomes[3]?.refusal).toBe("No hay nada que cobrar.");
});

test("asked twice, one after the other or at once, makes one sheet", async () => {
  const ctx = await aContext();
  const project = await aProjectAtWork();
  const ask = () => createMonthSheets(ctx, { month, projectIds: [project.id] });
  const both = (await Promise.all([ask(), ask()])).flat();
  expect(both.map(({ refusal }) => refusal).toSorted()).toEqual(["Ya tiene planilla.", null]);
  expect((await ask())[0]?.refusal).toBe("Ya tiene planilla.");
  expect(await sheetsOf(project)).toHaveLength(1);
});

test("is dated today while the month runs", async () => {
  const project = await aProjectAtWork();
  await createMonthSheets(await memberAt("2026-02-24T17:00:00Z"), {
    month,
    projectIds: [project.id],
  });
  const [sheet] = await sheetsOf(project);
  expect(sheet).toMatchObject({ date: "2026-02-24", periodEnd: "2026-02-28", subtotal: "100.00" });
});

test.each([
  [{ month: "2026-13", project_ids: [1] }, "month"],
  [{ month: "febrero", project_ids: [1] }, "month"],
  [{ month, project_ids: [] }, "project_ids"],
  [{ month, project_ids: [1, 1] }, "project_ids"],
  [
    { month, project_ids: Array.from({ length: mostMonthSheets + 1 }, (_, at) => at + 1) },
    "project_ids",
  ],
])("asks for what no month has: %#", (asked, field) => {
  const read = MonthSheetsInput.safeParse(asked);
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
