import { expect, test } from "vitest";
import type { CostTerms } from "../assignments/costs";
import { daily } from "../assignments/frequency";
import { costSummary, costToDate } from "./cost-summary";

const today = "2026-03-10";
const unit: CostTerms = {
  ...daily,
  kind: "EQUIPO",
  cost: "10.10",
  startDate: "2026-03-01",
  endDate: null,
};
const visits: CostTerms = { ...unit, kind: "SERVICIO", cost: "40.05", intervalDays: 5 };

const summaryOf = (project: { endDate: string | null; closedOn: string | null }) =>
  costSummary(
    [unit, visits].map((terms) => costToDate(terms, project, today)),
    project,
    today,
  );

test("without an end nothing is projected", () => {
  expect(summaryOf({ endDate: null, closedOn: null })).toEqual({
    rent: "101.00",
    maintenance: "80.10",
    total: "181.10",
    until: today,
    projected: null,
  });
});

test("projects to the end of the project", () => {
  expect(summaryOf({ endDate: "2026-03-20", closedOn: null }).projected).toEqual({
    rent: "202.00",
    maintenance: "160.20",
    total: "362.20",
  });
});

test("a project that outlives its end is not projected below what it has cost", () => {
  const { projected, total } = summaryOf({ endDate: "2026-03-05", closedOn: null });
  expect(projected?.total).toBe(total);
});

test("a closed project costs nothing after the day it was closed", () => {
  expect(summaryOf({ endDate: "2026-03-04", closedOn: "2026-03-04" })).toMatchObject({
    rent: "40.40",
    maintenance: "40.05",
    until: "2026-03-04",
    projected: { total: "80.45" },
  });
});

test("a project without assignments costs nothing, now and at its end", () => {
  const project = { endDate: "2026-03-20", closedOn: null };
  expect(costSummary([], project, today)).toEqual({
    rent: "0.00",
    maintenance: "0.00",
    total: "0.00",
    until: today,
    projected: { rent: "0.00", maintenance: "0.00", total: "0.00" },
  });
});
