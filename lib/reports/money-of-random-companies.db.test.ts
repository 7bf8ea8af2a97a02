import { expect, test } from "vitest";
import { type Day, dayOf, daysBetween } from "../values/dates";
import { groupedBy } from "../values/rows";
import { reported, totalsOf } from "./testing";
import { today } from "./testing-chances";
import {
  asked,
  type Check,
  checkCompany,
  isWithin,
  type Log,
  ofEachPlace,
  said,
  seeds,
  summed,
} from "./testing-checks";
import { add, byId, cents, liveProjects, sumsBy, zone } from "./testing-oracle";
import { owedCharges, owedDays, revenueOf, servedCents, servedOn } from "./testing-oracle-billing";

const sourceOf: Record<string, string> = {
  RENT: "Alquiler",
  SERVICE: "Servicio",
  TRANSPORT: "Logística",
  STOWAGE: "Logística",
  MAINTENANCE: "Mantenimiento",
  MANUAL: "Manual",
};

const revenueByKind: Check = async (ctx, known, span) => {
  const revenue = revenueOf(known, span);
  const { rows } = await reported(ctx, "revenue-by-kind", asked(span));
  const at = revenue.map(({ line, day, cents }) => ({
    at: `${day.slice(0, 7)} ${sourceOf[line.kind]}`,
    cents,
  }));
  expect(
    sumsBy(
      rows,
      ({ month, source }) => `${month} ${source}`,
      (row) => cents(row.revenue),
    ),
  ).toEqual(
    sumsBy(
      at,
      ({ at }) => at,
      ({ cents }) => cents,
    ),
  );
};

const ageOf = (day: Day): string => {
  const age = daysBetween(day, today);
  if (age <= 30) return "0 a 30 días";
  if (age <= 60) return "31 a 60 días";
  return age <= 90 ? "61 a 90 días" : "Más de 90 días";
};

const unbilled: Check = async (ctx, known, span) => {
  const owed = [...owedDays(known), ...owedCharges(known)];
  const { rows } = await reported(ctx, "unbilled", asked(span));
  expect(
    sumsBy(
      rows,
      ({ age, kind }) => `${age} ${kind}`,
      (row) => cents(row.amount),
    ),
  ).toEqual(
    sumsBy(
      owed,
      ({ day, kind }) => `${ageOf(day)} ${kind}`,
      ({ cents }) => cents,
    ),
  );
  const filters = { ...span.filters, kind: ["RENT", "STOWAGE"] };
  const some = owed.filter(({ kind }) => filters.kind.includes(kind));
  const totals = await totalsOf(ctx, "unbilled", { filters });
  expect(cents(totals.amount)).toBe(add(some.map(({ cents }) => cents)));
};

/** Walks through what the log says of a sheet. */
function settlingOf(entries: Log) {
  let liquidated: Day | null = null;
  let invoiced: Day | null = null;
  for (const { at, changes } of entries) {
    const word = changes.status?.[1];
    if (word === "IN_PROGRESS" || word === "CANCELLED") [liquidated, invoiced] = [null, null];
    if (word === "LIQUIDATED") liquidated ??= dayOf(at, zone);
    if (word === "INVOICED") invoiced = dayOf(at, zone);
  }
  return { liquidated, invoiced };
}

const daysToCash: Check = async (ctx, known, span) => {
  const { rows } = await reported(ctx, "days-to-cash", asked(span));
  const projects = liveProjects(known);
  const entries = groupedBy(said(known, "sheet_project"), ({ recordId }) => recordId);
  const told = known.sheets.flatMap((sheet) => {
    if (sheet.isDeleted || !projects.has(sheet.projectId)) return [];
    const { liquidated, invoiced: last } = settlingOf(entries.get(sheet.id) ?? []);
    const invoiced = sheet.status === "INVOICED" ? last : null;
    const on = { INVOICED: invoiced, LIQUIDATED: liquidated, IN_PROGRESS: null, CANCELLED: null };
    if (!isWithin(on[sheet.status], span)) return [];
    const days = (from: Day | null, to: Day | null) =>
      from && to ? String(daysBetween(from, to)) : null;
    return [
      [
        sheet.seriesCode,
        days(sheet.periodEnd, liquidated),
        days(liquidated, invoiced),
        days(sheet.periodEnd, invoiced),
      ],
    ];
  });
  expect(
    rows.map((row) => [row.series, row.to_liquidate, row.to_invoice, row.to_cash]).toSorted(),
  ).toEqual(told.toSorted());
};

const manualLines: Check = async (ctx, known, span) => {
  const projects = liveProjects(known);
  const sheets = byId(
    known.sheets.filter(
      ({ isDeleted, status, projectId }) =>
        !isDeleted && status !== "CANCELLED" && projects.has(projectId),
    ),
  );
  const people = byId(known.users);
  const lines = known.lines.filter(
    ({ worksheetId, kind, manualFields, date }) =>
      sheets.has(worksheetId) &&
      isWithin(date, span) &&
      (kind === "MANUAL" ||
        manualFields.some((field) => ["quantity", "unitPrice", "billedDays"].includes(field))),
  );
  const { rows, totals } = await reported(ctx, "manual-lines", asked(span));
  expect(totals.lines).toBe(String(lines.length));
  expect(summed(rows, "person", "subtotal")).toEqual(
    sumsBy(
      lines,
      ({ updatedBy, createdBy }) => {
        const person = people.get(updatedBy ?? createdBy ?? 0);
        return `${person?.firstName} ${person?.lastName}`;
      },
      ({ subtotal }) => cents(subtotal),
    ),
  );
};

const billedWithoutProof: Check = async (ctx, known, span) => {
  const isServed = servedOn(known);
  const stays = byId(known.assignments);
  const projects = liveProjects(known);
  const sheets = byId(
    known.sheets.filter(
      ({ isDeleted, status, projectId }) =>
        !isDeleted && status !== "CANCELLED" && projects.has(projectId),
    ),
  );
  const unproven = known.lines
    .filter(
      ({ kind, worksheetId, billedDays }) =>
        kind === "SERVICE" && sheets.has(worksheetId) && billedDays?.length,
    )
    .flatMap((line) => {
      const stay = stays.get(line.assignmentId ?? 0);
      return [...servedCents(line)]
        .filter(([day]) => isWithin(day, span) && !(stay && isServed(stay, day)))
        .map(([, cents]) => ({ series: sheets.get(line.worksheetId)?.seriesCode ?? "", cents }));
    });
  const { rows, totals } = await reported(ctx, "billed-without-proof", asked(span));
  expect(totals.days).toBe(String(unproven.length));
  expect(summed(rows, "series", "amount")).toEqual(
    sumsBy(
      unproven,
      ({ series }) => series,
      ({ cents }) => cents,
    ),
  );
};

const worksheets: Check = async (ctx, known, span) => {
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

test.each(seeds)("reports of the money of company %i say what its rows say", (seed) =>
  checkCompany(seed, {
    narrowed: ofEachPlace,
    ofSpan: [billedWithoutProof, revenueByKind, daysToCash, manualLines, worksheets],
    ofToday: [unbilled],
  }),
);
