import { expect, test } from "vitest";
import { type Day, daysBetween, earlier } from "../values/dates";
import { reported } from "./testing";
import { today } from "./testing-chances";
import {
  asked,
  type Check,
  checkCompany,
  isWithin,
  ofEachType,
  seeds,
  summed,
} from "./testing-checks";
import type { RandomCompany } from "./testing-company";
import {
  add,
  byId,
  cents,
  fleetOf,
  isUnit,
  liveProjects,
  rentedDays,
  sumsBy,
} from "./testing-oracle";
import { revenueOf } from "./testing-oracle-billing";
import { percentOf } from "./testing-raw";

const revenueByUnit: Check = async (ctx, known, span) => {
  const { totals, rows } = await reported(ctx, "revenue-by-unit", asked(span));
  const units = known.units.filter(isUnit);
  const codes = new Map(units.map(({ id, code }) => [id, code]));
  const past = { from: span.from, to: earlier(span.to, today) };
  const revenue = revenueOf(known, past).filter(({ unitId }) => codes.has(unitId ?? 0));
  const fleets = units.map((unit) => fleetOf(known, unit, span));
  expect(cents(totals.revenue)).toBe(add(revenue.map(({ cents }) => cents)));
  expect(totals.days_in_fleet).toBe(String(add(fleets.map(({ fleet }) => fleet))));
  expect(totals.rented_days).toBe(String(add(fleets.map(({ rented }) => rented))));
  const byCode = sumsBy(
    revenue,
    ({ unitId }) => codes.get(unitId ?? 0) ?? "",
    ({ cents }) => cents,
  );
  expect(summed(rows, "code", "revenue")).toMatchObject(byCode);
};

const idleUnits: Check = async (ctx, known, span) => {
  const { rows } = await reported(ctx, "idle-units", asked(span));
  const free = known.units.filter((unit) => isUnit(unit) && unit.availability === "DISPONIBLE");
  const last = free.map(({ id, code }) => {
    const day = [...rentedDays(known, id)].toSorted().at(-1) ?? null;
    return [code, day, day && String(daysBetween(day, today))];
  });
  expect(
    rows.map(({ code, last_day, idle_days }) => [code, last_day, idle_days]).toSorted(),
  ).toEqual(last.toSorted());
};

const downtime: Check = async (ctx, known, span) => {
  const { totals } = await reported(ctx, "downtime", asked(span));
  const units = byId(known.units.filter(isUnit));
  const projects = liveProjects(known);
  const sheets = known.maintenance.filter(
    (sheet) =>
      !sheet.isDeleted &&
      projects.has(sheet.projectId) &&
      units.has(sheet.equipmentId) &&
      isWithin(sheet.date, span),
  );
  const down = [...units.values()].map((unit) => fleetOf(known, unit, span).down);
  expect(totals).toMatchObject({
    sheets: String(sheets.length),
    repairs: String(sheets.filter(({ type }) => type === "CORRECTIVO").length),
    down_days: String(add(down)),
  });
  expect(cents(totals.cost)).toBe(add(sheets.map(({ totalCost }) => cents(totalCost))));
  expect(cents(totals.work_days)).toBe(add(sheets.map(({ days }) => cents(days))));
};

type Unit = RandomCompany["units"][number];

const holdersOf = ({ assignments }: RandomCompany, unit: Unit) =>
  assignments
    .filter(({ kind, equipmentId }) => kind === "EQUIPO" && equipmentId === unit.id)
    .filter(({ isActive, isDeleted, isRetired }) => isActive && !isDeleted && !isRetired)
    .filter(({ endDate }) => endDate === null || endDate >= today)
    .toSorted((a, b) => (a.startDate < b.startDate ? 1 : -1));

const differencesOf = (
  unit: Unit,
  holder: { startDate: Day },
  home: { id: number; location: string },
) =>
  [
    unit.currentProjectId !== home.id && "other_project",
    unit.currentLocation !== home.location && "other_location",
    unit.commitmentDate !== holder.startDate && "other_commitment",
  ].filter((fault) => fault !== false);

const heldBy = (unit: Unit, goingOn: readonly object[]): string[] | null => {
  if (goingOn.length > 1) return ["held_twice"];
  if (unit.availability === "RENTADO") return null;
  if (goingOn.length === 0) return [];
  return [unit.availability === "DISPONIBLE" ? "unrented" : "retired_held"];
};

/** As it is told in words: `availability-faults.ts` asks the same in SQL. */
function faultsOf(company: RandomCompany, unit: Unit): string[] {
  const holding = holdersOf(company, unit);
  const goingOn = holding.filter(({ endDate }) => endDate !== today);
  const said = heldBy(unit, goingOn);
  if (said) return said;
  const holder = goingOn[0] ?? holding[0];
  const home = byId(company.projects).get(holder?.projectId ?? 0);
  return holder && home ? differencesOf(unit, holder, home) : ["unheld"];
}

const availabilityConsistency: Check = async (ctx, known, span) => {
  const { rows } = await reported(ctx, "availability-consistency", asked(span));
  const faults = known.units
    .filter(isUnit)
    .flatMap((unit) => faultsOf(known, unit).map((fault) => `${unit.code} ${fault}`));
  expect(rows.map(({ code, fault }) => `${code} ${fault}`).toSorted()).toEqual(faults.toSorted());
};

const timeUtilization: Check = async (ctx, known, span) => {
  const { rows, totals } = await reported(ctx, "time-utilization", asked(span));
  const fleets = known.units
    .filter(isUnit)
    .map(({ code, ...unit }) => ({ code, ...fleetOf(known, { code, ...unit }, span) }))
    .filter(({ fleet }) => fleet > 0);
  const [fleet, rented] = [
    add(fleets.map(({ fleet }) => fleet)),
    add(fleets.map(({ rented }) => rented)),
  ];
  expect(totals).toMatchObject({
    days_in_fleet: String(fleet),
    rented_days: String(rented),
    down_days: String(add(fleets.map(({ down }) => down))),
    utilization: percentOf(rented, fleet),
  });
  expect(
    rows
      .map(({ code, days_in_fleet, rented_days }) => [code, days_in_fleet, rented_days])
      .toSorted(),
  ).toEqual(
    fleets.map(({ code, fleet, rented }) => [code, String(fleet), String(rented)]).toSorted(),
  );
};

const unitsByStatus: Check = async (ctx, known, span) => {
  const { rows, totals } = await reported(ctx, "units-by-status", asked(span));
  const units = known.units.filter(isUnit);
  expect(totals.units).toBe(String(units.length));
  expect(
    rows.map(({ code, condition, availability }) => [code, condition, availability]).toSorted(),
  ).toEqual(
    units.map(({ code, condition, availability }) => [code, condition, availability]).toSorted(),
  );
};

test.each(seeds)("reports of the units of company %i say what its rows say", (seed) =>
  checkCompany(seed, {
    narrowed: ofEachType,
    ofSpan: [revenueByUnit, downtime, timeUtilization],
    ofToday: [idleUnits, availabilityConsistency, unitsByStatus],
  }),
);
