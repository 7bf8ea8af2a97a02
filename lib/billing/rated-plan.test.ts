import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { extent } from "@/scripts/testing/extent.mjs";
import { addDays, type Day, eachDay } from "../values/dates";
import { sum } from "../values/decimal";
import { claimsOf } from "./claims";
import type { Facts, Service, Stay } from "./facts";
import { type BilledLine, type PlannedSheet, withSubtotal } from "./line";
import { planLines } from "./plan";
import { unbilledItemsOf } from "./unbilled";

vi.setConfig({ testTimeout: 120_000 });
const runs = { numRuns: extent(500, 20_000) };
const base = "2028-02-20";

const anyDay = fc.integer({ min: 0, max: 60 }).map((offset) => addDays(base, offset));
const anyCost = fc.constantFrom("10.00", "12.35", "0.07", "333.33");
const anyRates = fc
  .uniqueArray(fc.record({ from: anyDay, cost: anyCost }), {
    selector: ({ from }) => from,
    maxLength: 4,
  })
  .map((rates) => rates.toSorted((a, b) => (a.from < b.from ? -1 : 1)));

const anyStay = fc.record({
  equipmentId: fc.integer({ min: 1, max: 2 }),
  cost: anyCost,
  rates: fc.option(anyRates, { nil: null }),
  from: anyDay,
  length: fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }),
});

const anyFacts: fc.Arbitrary<Facts> = fc
  .record({
    stays: fc.array(anyStay, { minLength: 1, maxLength: 4 }),
    services: fc.array(anyStay, { maxLength: 2 }),
    visits: fc.array(
      fc.record({ assignmentId: fc.integer({ min: 101, max: 102 }), date: anyDay }),
      { maxLength: 25 },
    ),
    writtenOff: fc.array(fc.tuple(fc.constantFrom("RENT:1", "SERVICE:101"), anyDay), {
      maxLength: 5,
    }),
  })
  .map(({ stays, services, visits, writtenOff }) => ({
    stays: stays.map((stay, index) => stayOf(stay, index + 1)),
    services: services.map((service, index) => ({
      ...stayOf({ ...service, equipmentId: 50 }, index + 101),
      servedEquipmentId: null,
    })),
    visits,
    handlings: [],
    charges: [],
    writtenOff: new Set(writtenOff.map(([subject, day]) => `${subject}:${day}`)),
  }));

type Drawn = Omit<Stay, "to" | "assignmentId" | "code" | "description"> & { length: number | null };

const stayOf = ({ length, ...stay }: Drawn, assignmentId: number): Stay => ({
  ...{ ...stay, assignmentId, code: `EQ-${stay.equipmentId}`, description: "ALQUILER" },
  to: length === null ? null : addDays(stay.from, length),
});

const anySheets = fc
  .array(fc.tuple(anyDay, fc.integer({ min: 0, max: 40 })), { minLength: 1, maxLength: 3 })
  .map((spans) =>
    spans.map(
      ([from, length], index): PlannedSheet => ({
        ...{ id: index + 1, followsFacts: true, isReturning: false, lines: [] },
        period: { from, to: addDays(from, length) },
      }),
    ),
  );

const isOn = (day: Day, { from, to }: { from: Day; to: Day | null }) =>
  from <= day && (to === null || day <= to);

const priceOn = ({ cost, rates }: Stay, day: Day) => {
  let price = cost;
  for (const rate of rates ?? []) if (rate.from <= day) price = rate.cost;
  return price;
};

function standingOn(facts: Facts, unit: number, day: Day): Stay | undefined {
  return facts.stays
    .filter((stay) => stay.equipmentId === unit && isOn(day, stay))
    .sort((a, b) => a.from.localeCompare(b.from) || a.assignmentId - b.assignmentId)[0];
}

/** What each day of each unit and service costs, on the first sheet that it falls on. */
function oracle(facts: Facts, sheets: readonly PlannedSheet[]): Map<string, string> {
  const owed = new Map<string, string>();
  for (const { id, period } of sheets)
    for (const day of eachDay(period.from, period.to)) {
      const bill = (claim: string, stay: Stay) => {
        if (facts.writtenOff.has(claim) || taken.has(claim)) return;
        taken.add(claim);
        owed.set(`${id} ${claim}`, priceOn(stay, day));
      };
      for (const unit of [1, 2]) {
        const stay = standingOn(facts, unit, day);
        if (stay) bill(`RENT:${unit}:${day}`, stay);
      }
      for (const service of facts.services as Service[])
        if (isOn(day, service) && isVisited(facts, service, day))
          bill(`SERVICE:${service.assignmentId}:${day}`, service);
    }
  return owed;
}

let taken = new Set<string>();

const isVisited = ({ visits }: Facts, { assignmentId }: Service, day: Day) =>
  visits.some((visit) => visit.assignmentId === assignmentId && visit.date === day);

const billedBy = (lines: readonly BilledLine[]) =>
  new Map(
    lines.flatMap((line) =>
      claimsOf(line, line.billedDays ?? []).map((claim) => [
        `${line.worksheetId} ${claim}`,
        line.unitPrice,
      ]),
    ),
  );

const linesOf = (facts: Facts, sheets: readonly PlannedSheet[]) =>
  planLines(facts, sheets).flatMap(({ lines }) => lines);

const sorted = (bills: Map<string, string>) => [...bills].sort(([a], [b]) => (a < b ? -1 : 1));

const total = (lines: readonly BilledLine[]) => sum(lines.map(({ subtotal }) => subtotal));

test("each day is billed once, at the price of that day, to the cent", () => {
  fc.assert(
    fc.property(anyFacts, anySheets, (facts, sheets) => {
      taken = new Set();
      const lines = linesOf(facts, sheets);
      const owed = oracle(facts, sheets);
      expect(sorted(billedBy(lines))).toEqual(sorted(owed));
      expect(total(lines)).toBe(sum([...owed.values()]));
      for (const line of lines) expect(Number(line.quantity)).toBe(line.billedDays?.length);
      const pairs = lines.map((line) =>
        [line.worksheetId, line.kind, line.equipmentId, line.assignmentId, line.unitPrice].join(),
      );
      expect(new Set(pairs).size).toBe(pairs.length);
    }),
    runs,
  );
});

test("what is done and not billed has each day at its price", () => {
  fc.assert(
    fc.property(anyFacts, anySheets, (facts, [sheet]) => {
      taken = new Set();
      if (!sheet) return;
      const items = unbilledItemsOf(facts, [], sheet.period);
      const owed = oracle(facts, [sheet]);
      expect(sum(items.map(({ amount }) => amount))).toBe(sum(["0.00", ...owed.values()]));
      for (const item of items)
        expect(item.parts.flatMap(({ days }) => days).toSorted()).toEqual(item.days);
    }),
    runs,
  );
});

const stored = (lines: readonly BilledLine[], id: number) =>
  lines
    .filter((line) => line.worksheetId === id)
    .map((line, index) => ({ ...line, id: line.id ?? id * 1000 + 500 + index }));

const handOf = (line: BilledLine, hand: string | undefined): BilledLine => {
  if (hand === "price")
    return withSubtotal({
      ...line,
      isManual: true,
      manualFields: ["unitPrice"],
      unitPrice: "3.33",
    });
  if (hand === "words")
    return { ...line, isManual: true, manualFields: ["description"], description: "A MANO" };
  if (hand === "quantity")
    return { ...line, isManual: true, manualFields: ["quantity"], quantity: "7.50" };
  if (hand !== "days" || !line.billedDays) return line;
  const billedDays = line.billedDays.filter((_, day) => day % 2 === 0);
  const quantity = `${billedDays.length}.00`;
  return withSubtotal({
    ...line,
    isManual: true,
    manualFields: ["billedDays"],
    billedDays,
    quantity,
  });
};

const withRates = (facts: Facts, drawn: readonly (Stay["rates"] | undefined)[]): Facts => ({
  ...{ ...facts, writtenOff: new Set() },
  stays: facts.stays.map((stay, at) => ({ ...stay, rates: drawn[at % drawn.length] ?? [] })),
  services: facts.services.map((one, at) => ({ ...one, rates: drawn[at % drawn.length] ?? [] })),
});

/** Two stays of a unit that come to cost the same share a line, whatever people wrote into theirs. */
const oneStayAUnit = (facts: Facts): Facts => ({
  ...{ ...facts, writtenOff: new Set() },
  stays: [...new Map(facts.stays.map((stay) => [stay.equipmentId, stay])).values()],
});

const anyHands = fc.array(fc.constantFrom("price", "words", "quantity", "days", "auto", "auto"), {
  minLength: 6,
  maxLength: 8,
});

const withLines = (sheets: readonly PlannedSheet[], lines: readonly BilledLine[]) =>
  sheets.map((sheet) => ({ ...sheet, lines: stored(lines, sheet.id) }));

test("prices change under what people corrected: no day twice, none lost, and planning again changes nothing", () => {
  fc.assert(
    fc.property(
      anyFacts,
      anySheets,
      fc.array(fc.option(anyRates, { nil: null }), { minLength: 1, maxLength: 4 }),
      anyHands,
      (drawn, sheets, rates, hands) => {
        const facts = oneStayAUnit(drawn);
        const first = withLines(sheets, linesOf(facts, sheets));
        const corrected = first.map((sheet) => ({
          ...sheet,
          lines: sheet.lines.map((line, at) => handOf(line, hands[at % hands.length])),
        }));
        const before = new Set(
          corrected.flatMap(({ lines }) =>
            lines.flatMap((line) => claimsOf(line, line.billedDays ?? [])),
          ),
        );
        const later = withRates(facts, rates);
        const lines = linesOf(later, corrected);
        const claims = lines.flatMap((line) => claimsOf(line, line.billedDays ?? []));
        expect(new Set(claims).size).toBe(claims.length);
        for (const claim of before) expect(claims).toContain(claim);
        const settled = withLines(corrected, lines);
        const again = linesOf(later, settled);
        const asText = (lines: readonly BilledLine[]) =>
          lines.map((line) => JSON.stringify(line, Object.keys(line).sort())).sort();
        expect(asText(again)).toEqual(asText(settled.flatMap(({ lines }) => lines)));
      },
    ),
    runs,
  );
});

test("days that people took out of a line stay out when its price changes within it", () => {
  fc.assert(
    fc.property(anyRates, anySheets, (rates, [sheet]) => {
      if (!sheet) return;
      const stay = stayOf({ equipmentId: 1, cost: "10.00", from: base, length: null }, 1);
      const none = {
        services: [],
        visits: [],
        handlings: [],
        charges: [],
        writtenOff: new Set<string>(),
      };
      const facts: Facts = { ...none, stays: [stay] };
      const [planned] = withLines([sheet], linesOf(facts, [sheet]));
      if (!planned) return;
      const corrected = { ...planned, lines: planned.lines.map((line) => handOf(line, "days")) };
      const chosen = corrected.lines.flatMap(({ billedDays }) => billedDays ?? []);
      const later = { ...facts, stays: [{ ...stay, rates }] };
      const changed = withLines([corrected], linesOf(later, [corrected]));
      const days = (sheets: readonly PlannedSheet[]) =>
        sheets
          .flatMap(({ lines }) => lines.flatMap(({ billedDays }) => billedDays ?? []))
          .toSorted();
      expect(days(changed)).toEqual(chosen);
      for (const { lines } of changed)
        for (const line of lines)
          for (const day of line.billedDays ?? [])
            expect(line.unitPrice).toBe(priceOn({ ...stay, rates }, day));
      const back = linesOf({ ...facts, stays: [{ ...stay, rates: [] }] }, changed);
      expect(back.map((line) => ({ ...line, date: "" }))).toEqual(
        corrected.lines.map((line) => ({ ...line, date: "" })),
      );
    }),
    runs,
  );
});
