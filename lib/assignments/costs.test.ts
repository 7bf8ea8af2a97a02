import { expect, test } from "vitest";
import { addCosts, type CostTerms, costOf, costUntil } from "./costs";
import { daily } from "./frequency";

const rent: CostTerms = {
  ...daily,
  kind: "EQUIPO",
  cost: "12.35",
  startDate: "2026-01-10",
  endDate: null,
};
const service: CostTerms = { ...rent, kind: "SERVICIO", cost: "40.10", intervalDays: 7 };

test.each<[string, CostTerms, string, string, string]>([
  ["the first day counts", rent, "2026-01-10", "12.35", "0"],
  ["before its start nothing", rent, "2026-01-09", "0", "0"],
  ["over a month's end, exactly", rent, "2026-02-08", "370.5", "0"],
  ["the last day counts", { ...rent, endDate: "2026-01-12" }, "2026-03-01", "37.05", "0"],
  ["until retired", { ...rent, retirementDate: "2026-01-11" }, "2026-03-01", "24.7", "0"],
  ["retired before its start", { ...rent, retirementDate: "2026-01-01" }, "2026-03-01", "0", "0"],
  ["a unit's frequency does not matter", { ...rent, intervalDays: 7 }, "2026-01-11", "24.7", "0"],
  ["a service by its events", service, "2026-01-24", "0", "120.3"],
  [
    "a service until retired",
    { ...service, retirementDate: "2026-01-23" },
    "2027-01-01",
    "0",
    "80.2",
  ],
])("%s", (_, terms, until, rented, maintained) =>
  expect(costUntil(terms, until)).toEqual({ rent: rented, maintenance: maintained }),
);

test("to date and projected", () => {
  expect(costOf(rent, { today: "2026-01-11", until: "2026-01-19" })).toEqual({
    rent: "24.7",
    maintenance: "0",
    projected: { rent: "123.5", maintenance: "0" },
  });
  expect(costOf(rent, { today: "2026-01-11", until: null }).projected).toBeNull();
});

test("add up exactly", () => {
  expect(addCosts([costUntil(rent, "2026-01-10"), costUntil(service, "2026-01-10")])).toEqual({
    rent: "12.35",
    maintenance: "40.1",
  });
});
