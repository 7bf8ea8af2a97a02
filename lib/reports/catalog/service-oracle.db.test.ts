import { expect, test } from "vitest";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { addDays, type Day } from "../../values/dates";
import { round, times } from "../../values/decimal";
import { oracleSeeds } from "../testing-oracle";
import { aRandomCompany } from "../testing-random-field";
import {
  byId,
  expectTotals,
  isAskedOf,
  isIn,
  isLive,
  percentOf,
  type Raw,
  readRaw,
  spans,
  sumOf,
  withAttachment,
} from "../testing-raw";

type Span = (typeof spans)[number];
type Asked = { partnerId?: number; projectId?: number };
type Service = Raw["assignments"][number];

const dayNumber = (day: Day) => Date.parse(day) / 86_400_000;

function isDue(service: Service, day: Day): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  if (service.frequencyType === "WEEK")
    return (service.weekdays ?? []).includes((date.getUTCDay() + 6) % 7);
  if (service.frequencyType === "MONTH")
    return (service.monthdays ?? []).includes(date.getUTCDate());
  return (dayNumber(day) - dayNumber(service.startDate)) % service.intervalDays === 0;
}

/** Day by day, with what was recorded of each. */
function plannedOf(raw: Raw, span: Span, asked: Asked) {
  const projectOf = byId(raw.projects);
  const services = raw.assignments.filter((one) => {
    const project = projectOf(one.projectId);
    return one.kind === "SERVICIO" && isLive(one) && isLive(project) && isAskedOf(project, asked);
  });
  return services.flatMap((service) => {
    const { closedOn } = projectOf(service.projectId);
    const ends = [service.endDate, service.retirementDate, closedOn].filter((end) => end !== null);
    const stands = (day: Day) => day >= service.startDate && ends.every((end) => day <= end);
    const own = raw.visits.filter(({ assignmentId }) => assignmentId === service.id);
    const planned: { key: string; day: Day; visit: Raw["visits"][number] | null }[] = [];
    const add = (day: Day, visit: Raw["visits"][number] | null) => {
      const key = [service.id, day.slice(0, 7), visit?.staffId ?? ""].join("/");
      planned.push({ key, day, visit });
    };
    for (let day = span.from; day <= span.to; day = addDays(day, 1))
      if (stands(day) && isDue(service, day) && own.every((one) => one.plannedDate !== day))
        add(day, null);
    for (const visit of own) {
      const day = visit.movedTo ?? visit.plannedDate;
      if (isIn(day, span) && (visit.status === "DONE" || stands(day))) add(day, visit);
    }
    return planned;
  });
}

async function checkVisits(ctx: Context, raw: Raw, span: Span, filters: Asked) {
  const planned = plannedOf(raw, span, filters);
  const due = planned.filter(({ day }) => day <= ctx.today);
  const withStatus = (status: string) => planned.filter(({ visit }) => visit?.status === status);
  const kept = due.filter(({ visit }) => visit?.status === "DONE").length;
  const waits = ({ visit }: (typeof planned)[number]) => !visit || visit.status === "MOVED";
  const expected = {
    count: new Set(planned.map(({ key }) => key)).size,
    planned: planned.length,
    due: due.length,
    done: withStatus("DONE").length,
    kept,
    skipped: withStatus("SKIPPED").length,
    moved: planned.filter(({ visit }) => visit?.movedTo).length,
    late: planned.filter((one) => waits(one) && one.day < ctx.today).length,
    compliance: percentOf(kept, due.length),
  };
  await expectTotals(ctx, "visits", { span, filters }, expected);
  const skipped = withStatus("SKIPPED");
  const totals = { count: skipped.length, visits: skipped.length };
  const rows = await expectTotals(ctx, "skipped-visits", { span, filters }, totals);
  const rain = skipped.filter(({ visit }) => visit?.reason?.trim().toLowerCase() === "lluvia");
  const told = rows.filter(({ reason }) => reason?.toLowerCase() === "lluvia");
  expect(told.length).toBe(rain.length);
  expect(new Set(told.map(({ reason }) => reason)).size).toBeLessThanOrEqual(1);
}

type SheetsAsked = Asked & { type?: string[]; status?: string[]; hasFile?: boolean };

async function checkSheets(ctx: Context, raw: Raw, span: Span, filters: SheetsAsked) {
  const projectOf = byId(raw.projects);
  const filed = withAttachment(raw, "maintenance_sheet");
  const sheets = raw.maintenance.filter((sheet) => {
    const project = projectOf(sheet.projectId);
    return (
      !sheet.isDeleted &&
      isLive(project) &&
      isIn(sheet.date, span) &&
      (!filters.type || filters.type.includes(sheet.type)) &&
      (!filters.status || filters.status.includes(sheet.status)) &&
      (filters.hasFile === undefined || filters.hasFile === filed.has(sheet.id)) &&
      isAskedOf(project, filters)
    );
  });
  const expected = {
    count: sheets.length,
    sheets: sheets.length,
    days: sumOf(sheets.map(({ days }) => days)),
    labour: sumOf(sheets.map(({ days, dailyRate }) => round(times(days, dailyRate), 2))),
    logistics: sumOf(sheets.map(({ logisticsCost }) => logisticsCost)),
    parts: sumOf(sheets.map(({ partsCost }) => partsCost)),
    total: sumOf(sheets.map(({ totalCost }) => totalCost)),
  };
  await expectTotals(ctx, "maintenance-sheets", { span, filters }, expected);
}

test.each(oracleSeeds)("reports of service add up to their records (%i)", async (seed) => {
  const ctx = await memberAt("2028-09-15T17:00:00Z");
  await aRandomCompany(seed);
  const raw = await readRaw();
  const [project] = raw.projects.filter(isLive);
  const ofProject = project ? [{ partnerId: project.partnerId }, { projectId: project.id }] : [];
  const own: SheetsAsked[] = [
    { type: ["CORRECTIVO"], status: ["APPROVED"] },
    { hasFile: true },
    { hasFile: false },
  ];
  for (const span of spans) {
    for (const filters of [{}, ...ofProject]) await checkVisits(ctx, raw, span, filters);
    for (const filters of [{}, ...ofProject, ...own]) await checkSheets(ctx, raw, span, filters);
  }
});
