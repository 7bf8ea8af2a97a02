import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planVisits } from "./plan";

const millisecondsOfDay = 86_400_000;
const text = (day: number) => new Date(day * millisecondsOfDay).toISOString().slice(0, 10);

/** Days are counted from 1970-01-01, a Thursday. */
type Rule = { type: "DAY" | "WEEK" | "MONTH"; every: number; days: readonly number[] };
type Service = {
  id: number;
  rule: Rule;
  start: number;
  end: number | null;
  retired: number | null;
  visits: { planned: number; status: "DONE" | "SKIPPED" | "MOVED"; movedTo: number | null }[];
};

const day = fc.integer({ min: 20_400, max: 20_800 });
const bound = fc.option(day, { nil: null });
const days = (from: number, to: number) =>
  fc.uniqueArray(fc.integer({ min: from, max: to }), { minLength: 1, maxLength: 6 });

const rule: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({
    type: fc.constant("DAY" as const),
    every: fc.integer({ min: 1, max: 60 }),
    days: fc.constant([]),
  }),
  fc.record({ type: fc.constant("WEEK" as const), every: fc.constant(0), days: days(0, 6) }),
  fc.record({ type: fc.constant("MONTH" as const), every: fc.constant(0), days: days(1, 31) }),
);

const visit = fc
  .record({
    planned: day,
    status: fc.constantFrom("DONE", "SKIPPED", "MOVED"),
    to: day,
    kept: fc.boolean(),
  })
  .map(({ planned, status, to, kept }) => ({
    planned,
    status,
    movedTo: status === "MOVED" || (status === "DONE" && kept) ? to : null,
  }));

const service = fc.record({
  rule,
  start: day,
  end: bound,
  retired: bound,
  visits: fc.uniqueArray(visit, { selector: ({ planned }) => planned, maxLength: 12 }),
});

const isDue = ({ rule: { type, every, days }, start }: Service, day: number): boolean => {
  if (type === "DAY") return (day - start) % every === 0;
  if (type === "WEEK") return days.includes((day + 3) % 7);
  return days.includes(new Date(day * millisecondsOfDay).getUTCDate());
};

function oracleOf(service: Service, from: number, to: number): string[][] {
  const last = Math.min(service.end ?? Infinity, service.retired ?? Infinity);
  const stands = (day: number) => service.start <= day && day <= last;
  const found: [number, number, string][] = [];
  for (let day = from; day <= to; day += 1)
    if (stands(day) && isDue(service, day) && !service.visits.some((one) => one.planned === day))
      found.push([day, day, "PLANNED"]);
  for (const { planned, status, movedTo } of service.visits) {
    const date = movedTo ?? planned;
    const holds = status === "DONE" || stands(date);
    if (holds && from <= date && date <= to) found.push([date, planned, status]);
  }
  return found.map(([date, planned, status]) => [
    text(date),
    String(service.id).padStart(2, "0"),
    text(planned),
    status,
  ]);
}

const asSchedule = ({ id, rule, start, end, retired }: Service) => ({
  assignmentId: id,
  frequencyType: rule.type,
  intervalDays: rule.every,
  weekdays: rule.type === "WEEK" ? [...rule.days] : null,
  monthdays: rule.type === "MONTH" ? [...rule.days] : null,
  startDate: text(start),
  endDate: end === null ? null : text(end),
  retirementDate: retired === null ? null : text(retired),
});

const asVisits = ({ id, visits }: Service) =>
  visits.map(({ planned, status, movedTo }) => ({
    assignmentId: id,
    plannedDate: text(planned),
    status,
    movedTo: movedTo === null ? null : text(movedTo),
  }));

const plan = (services: Service[], from: number, to: number) =>
  planVisits(services.map(asSchedule), services.flatMap(asVisits), {
    from: text(from),
    to: text(to),
  }).map(({ service, date, plannedDate, visit }) => [
    date,
    String(service.assignmentId).padStart(2, "0"),
    plannedDate,
    visit?.status ?? "PLANNED",
  ]);

const numbered = fc
  .array(service, { minLength: 1, maxLength: 3 })
  .map((services) => services.map((one, index): Service => ({ ...one, id: index + 1 })));

test("is what a walk through the calendar finds, on 10,000 random rules and windows", () => {
  fc.assert(
    fc.property(numbered, day, fc.integer({ min: 0, max: 120 }), (services, from, length) => {
      const expected = services.flatMap((one) => oracleOf(one, from, from + length));
      expect(plan(services, from, from + length)).toEqual(
        expected.sort((a, b) => (String(a) < String(b) ? -1 : 1)),
      );
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

const january = 20_454;
const weekly: Service = {
  id: 1,
  rule: { type: "WEEK", every: 0, days: [3] },
  start: january,
  end: null,
  retired: null,
  visits: [],
};

describe("a service of every Thursday", () => {
  const inJanuary = (given: Partial<Service>) =>
    plan([{ ...weekly, ...given }], january, january + 30).map(([date, , planned, status]) => [
      date?.slice(8),
      planned?.slice(8),
      status,
    ]);
  const rest = [
    ["15", "15", "PLANNED"],
    ["22", "22", "PLANNED"],
    ["29", "29", "PLANNED"],
  ];

  test("keeps its days when one visit moves", () => {
    const visits = [{ planned: january + 7, status: "MOVED" as const, movedTo: january + 9 }];
    expect(inJanuary({ visits })).toEqual([
      ["01", "01", "PLANNED"],
      ["10", "08", "MOVED"],
      ...rest,
    ]);
  });

  test("shows a moved visit that was done on its new day", () => {
    const visits = [{ planned: january + 7, status: "DONE" as const, movedTo: january + 9 }];
    expect(inJanuary({ visits })[1]).toEqual(["10", "08", "DONE"]);
  });

  test("retired, keeps what was done, and what waits until that day", () => {
    const visits = [
      { planned: january, status: "DONE" as const, movedTo: null },
      { planned: january + 7, status: "MOVED" as const, movedTo: january + 20 },
      { planned: january + 21, status: "SKIPPED" as const, movedTo: null },
      { planned: january + 28, status: "MOVED" as const, movedTo: january + 12 },
    ];
    expect(inJanuary({ visits, retired: january + 14 })).toEqual([
      ["01", "01", "DONE"],
      ["13", "29", "MOVED"],
      ["15", "15", "PLANNED"],
    ]);
  });
});
