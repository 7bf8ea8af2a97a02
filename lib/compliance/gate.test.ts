import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { extent } from "@/scripts/testing/extent.mjs";
import { addDays, eachDay } from "../values/dates";
import { judge } from "./gate";
import { type GateSubject, type Override, paperKey, type Rule, type Site } from "./rule";
import { rulesAtSite } from "./rules-at-site";
import { dailyVerdicts } from "./testing-oracle";

vi.setConfig({ testTimeout: 600_000 });

const base = "2028-02-20";
const day = fc.integer({ min: 0, max: 30 }).map((after) => addDays(base, after));
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });

const scope = fc.constantFrom(
  { projectId: null, partnerId: null, block: null },
  { projectId: 1, partnerId: null, block: null },
  { projectId: 2, partnerId: null, block: null },
  { projectId: null, partnerId: 1, block: null },
  { projectId: null, partnerId: 2, block: null },
  { projectId: null, partnerId: null, block: "NORTE" },
  { projectId: null, partnerId: 1, block: "NORTE" },
  { projectId: null, partnerId: 1, block: "SUR" },
);

const asked = fc.constantFrom(
  { subject: "TECHNICAL" as const, requirement: "LICENSE" as const, param: null },
  { subject: "TECHNICAL" as const, requirement: "PASS" as const, param: null },
  { subject: "TECHNICAL" as const, requirement: "VACCINE" as const, param: "TETANUS" },
  { subject: "TECHNICAL" as const, requirement: "VACCINE" as const, param: "COVID" },
  { subject: "EQUIPMENT" as const, requirement: "MAINTENANCE" as const, param: null },
  { subject: "EQUIPMENT" as const, requirement: "CONDITION" as const, param: null },
);

const rule = fc
  .record({
    scope,
    asked,
    level: fc.constantFrom("BLOCK" as const, "WARN" as const, "IGNORE" as const),
    minDays: fc.constantFrom(0, 0, 5),
    appliesTo: fc.constantFrom(null, null, ["A"], ["A", "B"]),
    from: maybe(day),
    length: maybe(fc.integer({ min: 0, max: 20 })),
  })
  .map(({ scope, asked, from, length, ...rest }) => ({
    ...scope,
    ...asked,
    ...rest,
    fromDate: from,
    toDate: length === null ? null : addDays(from ?? base, length),
  }));

const override = fc
  .record({ asked, from: day, length: fc.integer({ min: 0, max: 6 }) })
  .map(({ asked: { requirement, param }, from, length }) => ({
    requirement,
    param,
    fromDate: from,
    untilDate: addDays(from, length),
  }));

const keys = [
  "LICENSE",
  "PASS NORTE",
  "PASS SUR",
  "VACCINE TETANUS",
  "VACCINE COVID",
  "MAINTENANCE",
  "CONDITION",
];

const anyCase = fc.record({
  rules: fc
    .array(rule, { maxLength: 12 })
    .map((all): Rule[] => all.map((one, index) => ({ id: index + 1, ...one }))),
  overrides: fc
    .array(override, { maxLength: 4 })
    .map((all): Override[] => all.map((one, index) => ({ id: index + 1, ...one }))),
  site: fc.record({
    projectId: fc.constantFrom(1, 3),
    partnerId: fc.constantFrom(1, 3),
    where: fc.constantFrom(
      { block: "NORTE", isBlockUnknown: false },
      { block: null, isBlockUnknown: false },
      { block: null, isBlockUnknown: true },
    ),
  }),
  who: fc.record({
    subject: fc.constantFrom("TECHNICAL" as const, "EQUIPMENT" as const),
    group: fc.constantFrom("A", "B", "C"),
    papers: fc.tuple(...keys.map(() => maybe(day))),
  }),
  from: day,
  length: fc.integer({ min: 0, max: 20 }),
});

test("the verdict of every day is that of an oracle that looks at nothing but the day", () => {
  fc.assert(
    fc.property(anyCase, ({ rules, overrides, site: { where, ...named }, who, from, length }) => {
      const site: Site = { ...named, ...where };
      const papers = new Map(keys.map((key, at) => [key, who.papers[at] ?? null]));
      const subject: GateSubject = { ...who, papers, id: 1, name: "Luis Andrade" };
      const span = { from, to: addDays(from, length) };
      const given = { rules: rulesAtSite(rules, site, subject), overrides };
      const { verdict, failures } = judge(subject, site, span, given);
      const expected = dailyVerdicts({ rules, overrides, site, subject, span });
      const told = eachDay(span.from, span.to).flatMap((on) =>
        failures
          .filter(({ day, until }) => day <= on && on <= until)
          .map(({ requirement, param, ...one }) =>
            [on, paperKey(requirement, param), one.state, one.ruleId, one.overrideId].join("/"),
          ),
      );
      expect(told.toSorted()).toEqual(expected.told.toSorted());
      expect(verdict).toBe(expected.verdict);
    }),
    { numRuns: extent(1_000, 10_000) },
  );
});

const general = { partnerId: null, block: null, projectId: null, param: null, appliesTo: null };
const usual = { minDays: 0, fromDate: null, toDate: null };
const pass = (id: number, given: Partial<Rule>): Rule => ({
  ...{ id, ...general, ...usual, subject: "TECHNICAL", requirement: "PASS", level: "BLOCK" },
  ...given,
});
const site: Site = { projectId: 1, partnerId: 1, block: "NORTE", isBlockUnknown: false };
const luis = (until: string): GateSubject => ({
  ...{ subject: "TECHNICAL", id: 7, name: "Luis Andrade", group: "ASSISTANT" },
  papers: new Map([["PASS NORTE", until]]),
});

const judged = (
  who: GateSubject,
  from: string,
  to: string,
  rules = [pass(1, {})],
  overrides: Override[] = [],
) => judge(who, site, { from, to }, { rules: rulesAtSite(rules, site, who), overrides });

test("a pass that ends on day 10 of 15 is flagged, lets day 10 go, and stops day 11", () => {
  const [from, tenth, eleventh, last] = ["2026-08-01", "2026-08-10", "2026-08-11", "2026-08-15"];
  expect(judged(luis(tenth), from, last)).toEqual({
    verdict: "BLOCK",
    failures: [
      {
        ...{ requirement: "PASS", param: null, level: "BLOCK", state: "ENDS", ruleId: 1 },
        ...{ day: eleventh, until: last, expiresOn: tenth, overrideId: null },
      },
    ],
  });
  expect(judged(luis(tenth), from, from).verdict).toBe("FIT");
  expect(judged(luis(tenth), tenth, tenth).verdict).toBe("FIT");
  expect(judged(luis(tenth), eleventh, eleventh).failures[0]?.state).toBe("OVER");
  expect(judged(luis(last), from, last).verdict).toBe("FIT");
});

test("an override answers for its own days alone", () => {
  const who = luis("2026-07-31");
  const override = {
    ...{ id: 4, requirement: "PASS" as const, param: null },
    ...{ fromDate: "2026-08-01", untilDate: "2026-08-07" },
  };
  const rules = [pass(1, {})];
  expect(judged(who, "2026-08-01", "2026-08-07", rules, [override]).verdict).toBe("WARN");
  const longer = judged(who, "2026-08-01", "2026-08-08", rules, [override]);
  expect(longer.verdict).toBe("BLOCK");
  expect(longer.failures.map(({ day, overrideId }) => [day, overrideId])).toEqual([
    ["2026-08-01", 4],
    ["2026-08-08", null],
  ]);
});

test("the project goes before the client's block, that before the block, the client and all", () => {
  const scopes = [
    {},
    { partnerId: 1 },
    { block: "NORTE" },
    { partnerId: 1, block: "NORTE" },
    { projectId: 1 },
  ];
  const rules = scopes.map((scope, at) => pass(at + 1, { ...scope, level: "WARN" }));
  for (let count = 1; count <= rules.length; count += 1) {
    const { failures } = judged(luis("2026-01-01"), "2026-08-01", "2026-08-01", [
      ...rules.slice(0, count),
    ]);
    expect(failures.map(({ ruleId }) => ruleId)).toEqual([count]);
  }
  const excused = [...rules, pass(9, { projectId: 1, level: "IGNORE", fromDate: "2026-08-01" })];
  expect(judged(luis("2026-01-01"), "2026-08-01", "2026-08-01", excused).verdict).toBe("WARN");
});

test("without rules everybody is fit", () => {
  expect(judged(luis("2020-01-01"), "2026-08-01", "2026-08-31", [])).toEqual({
    verdict: "FIT",
    failures: [],
  });
});
