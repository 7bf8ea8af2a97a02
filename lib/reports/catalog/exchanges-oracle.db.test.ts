import { expect, test } from "vitest";
import type { Context } from "../../kernel/context";
import { memberAt } from "../../kernel/testing";
import { addDays, type Day, daysBetween, later } from "../../values/dates";
import { round } from "../../values/decimal";
import { groupedBy } from "../../values/rows";
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
} from "../testing-raw";

type Span = (typeof spans)[number];
type Asked = { partnerId?: number; projectId?: number };

/** Of each unit's every day at each project. */
function staysOf(raw: Raw, asked: Asked) {
  const [projectOf, unitOf] = [byId(raw.projects), byId(raw.equipment)];
  const last = "2200-01-01";
  const live = raw.assignments.filter((one) => {
    const project = projectOf(one.projectId);
    return one.kind === "EQUIPO" && isLive(one) && isLive(project) && isAskedOf(project, asked);
  });
  const ordered = live
    .map((one) => ({
      projectId: one.projectId,
      unitId: one.equipmentId,
      from: one.startDate,
      to: [one.endDate ?? last, one.retirementDate ?? last].toSorted()[0] ?? last,
    }))
    .filter(({ from, to }) => from <= to)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const latest = new Map<string, (typeof ordered)[number]>();
  const stays: typeof ordered = [];
  for (const one of ordered) {
    const key = [one.projectId, one.unitId].join("/");
    const known = latest.get(key);
    if (known && addDays(known.to, 1) >= one.from) {
      known.to = later(known.to, one.to);
      continue;
    }
    latest.set(key, one);
    stays.push(one);
  }
  return stays.map((stay) => ({ ...stay, type: unitOf(stay.unitId).type }));
}

async function checkExchanges(ctx: Context, raw: Raw, span: Span, filters: Asked) {
  const stays = staysOf(raw, filters);
  const gone = stays.filter(({ to }) => isIn(to, span) && to <= ctx.today);
  const placeOf = (day: Day, { projectId, type }: (typeof stays)[number]) =>
    [projectId, type, day].join("/");
  const arrivals = groupedBy(stays, (stay) => placeOf(stay.from, stay));
  const departures = groupedBy(gone, (stay) => placeOf(stay.to, stay));
  const exchanges = [...departures].map(([place, left]) =>
    Math.min(left.length, arrivals.get(place)?.length ?? 0),
  );
  const days = sumOf(gone.map(({ from, to }) => daysBetween(from, to) + 1));
  const rows = await expectTotals(
    ctx,
    "exchanges-and-returns",
    { span, filters },
    {
      count: gone.length,
      units: gone.length,
      exchanges: sumOf(exchanges),
      exchanged: percentOf(sumOf(exchanges), gone.length),
      days: gone.length === 0 ? null : round(String(Number(days) / gone.length), 2),
    },
  );
  expect(rows.every(({ code, replaced_by }) => code !== replaced_by)).toBe(true);
}

test.each(oracleSeeds)("units that left add up to their stays (%i)", async (seed) => {
  const ctx = await memberAt("2028-09-15T17:00:00Z");
  await aRandomCompany(seed);
  const raw = await readRaw();
  const [project] = raw.projects.filter(isLive);
  const ofProject = project ? [{ partnerId: project.partnerId }, { projectId: project.id }] : [];
  for (const span of spans)
    for (const filters of [{}, ...ofProject]) await checkExchanges(ctx, raw, span, filters);
});
