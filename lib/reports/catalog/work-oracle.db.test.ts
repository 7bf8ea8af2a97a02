import { test } from "vitest";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { oracleSeeds } from "../testing-oracle";
import { aRandomCompany } from "../testing-random-field";
import {
  byId,
  expectTotals,
  isAskedOf,
  isIn,
  isLive,
  type Raw,
  readRaw,
  spans,
} from "../testing-raw";

type Asked = { partnerId?: number; projectId?: number; area?: string[] };

function workOf(raw: Raw) {
  const [sheetOf, assignmentOf] = [byId(raw.worksheets), byId(raw.assignments)];
  const chains = raw.chains.flatMap((chain) => {
    const sheet = sheetOf(chain.worksheetId);
    const isCounted = !chain.isDeleted && !sheet.isDeleted && chain.status !== "CANCELLED";
    return isCounted && chain.staffId
      ? { staffId: chain.staffId, projectId: sheet.projectId, day: chain.date, of: "chains" }
      : [];
  });
  const visits = raw.visits.flatMap((visit) => {
    const service = assignmentOf(visit.assignmentId);
    const day = visit.movedTo ?? visit.plannedDate;
    return visit.status === "DONE" && visit.staffId && isLive(service)
      ? { staffId: visit.staffId, projectId: service.projectId, day, of: "visits" }
      : [];
  });
  return [...chains, ...visits];
}

async function checkWork(ctx: Context, raw: Raw, span: (typeof spans)[number], filters: Asked) {
  const [projectOf, memberOf] = [byId(raw.projects), byId(raw.staff)];
  const work = workOf(raw).filter(({ staffId, projectId, day }) => {
    const project = projectOf(projectId);
    const isAsked = !filters.area || filters.area.includes(memberOf(staffId).workArea);
    return isLive(project) && isIn(day, span) && isAskedOf(project, filters) && isAsked;
  });
  const distinct = (key: (one: (typeof work)[number]) => unknown[]) =>
    new Set(work.map((one) => key(one).join("/"))).size;
  await expectTotals(
    ctx,
    "who-worked-where",
    { span, filters },
    {
      count: distinct(({ staffId, projectId, day }) => [staffId, projectId, day.slice(0, 7)]),
      days: distinct(({ staffId, projectId, day }) => [staffId, projectId, day]),
      chains: work.filter(({ of }) => of === "chains").length,
      visits: work.filter(({ of }) => of === "visits").length,
    },
  );
}

test.each(oracleSeeds)("days of work add up to chains and visits (%i)", async (seed) => {
  const ctx = await memberAt("2028-09-15T17:00:00Z");
  await aRandomCompany(seed);
  const raw = await readRaw();
  const [project] = raw.projects.filter(isLive);
  const ofProject = project ? [{ partnerId: project.partnerId }, { projectId: project.id }] : [];
  for (const span of spans)
    for (const filters of [{}, ...ofProject, { area: ["ASSISTANT", "SUPERVISOR"] }])
      await checkWork(ctx, raw, span, filters);
});
