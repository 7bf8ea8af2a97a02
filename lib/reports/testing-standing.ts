import { expect } from "vitest";
import { reported, totalsOf } from "./testing";
import { asked, type Check, isWithin } from "./testing-checks";
import { add, cents, fleetOf, isUnit, liveProjects } from "./testing-oracle";
import { percentOf } from "./testing-raw";

export const timeUtilization: Check = async (ctx, known, span) => {
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

export const unitsByStatus: Check = async (ctx, known, span) => {
  const { rows, totals } = await reported(ctx, "units-by-status", asked(span));
  const units = known.units.filter(isUnit);
  expect(totals.units).toBe(String(units.length));
  expect(
    rows.map(({ code, condition, availability }) => [code, condition, availability]).toSorted(),
  ).toEqual(
    units.map(({ code, condition, availability }) => [code, condition, availability]).toSorted(),
  );
};

export const worksheets: Check = async (ctx, known, span) => {
  const projects = liveProjects(known);
  const all = known.sheets.filter(
    (sheet) => !sheet.isDeleted && projects.has(sheet.projectId) && isWithin(sheet.date, span),
  );
  for (const status of [["CANCELLED"], ["INVOICED", "LIQUIDATED"], undefined]) {
    const wanted = new Set(status ?? ["IN_PROGRESS", "LIQUIDATED", "INVOICED"]);
    const sheets = all.filter((sheet) => wanted.has(sheet.status));
    const filters = { ...span.filters, ...(status ? { status } : {}) };
    const totals = await totalsOf(ctx, "worksheets", asked({ ...span, filters }));
    expect(totals.sheets).toBe(String(sheets.length));
    for (const key of ["subtotal", "total"] as const)
      expect(cents(totals[key])).toBe(add(sheets.map((sheet) => cents(sheet[key]))));
    expect(cents(totals.tax)).toBe(add(sheets.map(({ taxAmount }) => cents(taxAmount))));
  }
};
