import { expect, test } from "vitest";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { sum } from "../../values/decimal";
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
  sumOf,
  withAttachment,
} from "../testing-raw";

type Span = (typeof spans)[number];
type Asked = { partnerId?: number; projectId?: number };
type GuidesAsked = Asked & {
  type?: string[];
  status?: string[];
  reason?: string[];
  hasFile?: boolean;
};

async function checkGuides(ctx: Context, raw: Raw, span: Span, filters: GuidesAsked) {
  const projectOf = byId(raw.projects);
  const filed = withAttachment(raw, "shipping_guide");
  const guides = raw.guides.filter((guide) => {
    const project = projectOf(guide.projectId);
    return (
      !guide.isDeleted &&
      isLive(project) &&
      isIn(guide.issueDate, span) &&
      (filters.status ?? ["DRAFT", "CLOSED"]).includes(guide.status) &&
      (!filters.type || filters.type.includes(guide.type)) &&
      (!filters.reason || filters.reason.includes(guide.reason ?? "")) &&
      (filters.hasFile === undefined || filters.hasFile === filed.has(guide.id)) &&
      isAskedOf(project, filters)
    );
  });
  const ids = new Set(guides.map(({ id }) => id));
  const [transport, stowage] = [
    sumOf(guides.map(({ transportCost }) => transportCost)),
    sumOf(guides.map(({ stowageCost }) => stowageCost)),
  ];
  await expectTotals(
    ctx,
    "shipping-guides",
    { span, filters },
    {
      count: guides.length,
      guides: guides.length,
      items: raw.load.filter(({ guideId }) => ids.has(guideId)).length,
      transport,
      stowage,
      cost: sum([transport, stowage]),
    },
  );
}

async function checkPlaces(ctx: Context, raw: Raw, filters: Asked & { availability?: string[] }) {
  const projectOf = byId(raw.projects);
  const units = raw.equipment.filter((unit) => {
    const project = unit.currentProjectId === null ? null : projectOf(unit.currentProjectId);
    const isAsked = project
      ? isAskedOf(project, filters)
      : !filters.partnerId && !filters.projectId;
    const wanted = filters.availability ?? ["DISPONIBLE", "RENTADO"];
    return (
      unit.type !== "SERVIC" && !unit.isDeleted && isAsked && wanted.includes(unit.availability)
    );
  });
  const expected = { count: units.length, units: units.length };
  const rows = await expectTotals(ctx, "where-everything-is", { filters }, expected);
  const unitOf = byId(units);
  for (const row of rows) {
    const unit = unitOf(Number(row.id));
    const carried = new Set(
      raw.load.filter(({ equipmentId }) => equipmentId === unit.id).map(({ guideId }) => guideId),
    );
    const guides = raw.guides
      .filter((one) => carried.has(one.id) && !one.isDeleted && one.status !== "VOID")
      .toSorted((a, b) => (a.issueDate < b.issueDate ? -1 : 1));
    const ends = raw.assignments
      .filter((one) => one.equipmentId === unit.id && one.projectId === unit.currentProjectId)
      .filter((one) => isLive(one) && !one.isRetired && (one.endDate ?? "9") >= ctx.today)
      .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
      .map(({ endDate }) => endDate);
    const project = unit.currentProjectId === null ? null : projectOf(unit.currentProjectId);
    expect([row.since, row.last_guide_on, row.expected_end]).toEqual([
      unit.commitmentDate,
      guides.at(-1)?.issueDate ?? null,
      ends[0] ?? project?.endDate ?? null,
    ]);
  }
}

test.each(oracleSeeds)("reports of logistics add up to their records (%i)", async (seed) => {
  const ctx = await memberAt("2028-09-15T17:00:00Z");
  await aRandomCompany(seed);
  const raw = await readRaw();
  const [project] = raw.projects.filter(isLive);
  const ofProject = project ? [{ partnerId: project.partnerId }, { projectId: project.id }] : [];
  const own: GuidesAsked[] = [
    { type: ["EXIT"], reason: ["RENT", "SALE"] },
    { status: ["VOID"] },
    { hasFile: true },
    { hasFile: false },
  ];
  for (const span of spans) {
    for (const filters of [{}, ...ofProject, ...own]) await checkGuides(ctx, raw, span, filters);
  }
  for (const filters of [{}, ...ofProject, { availability: ["RETIRADO"] }])
    await checkPlaces(ctx, raw, filters);
});
