import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { extent } from "@/scripts/testing/extent.mjs";
import { addDays, type Day } from "../values/dates";
import { claimsOf } from "./claims";
import type { DoneVisit, Facts, Handling, Service, Stay } from "./facts";
import type { BilledLine, PlannedSheet } from "./line";
import { planLines } from "./plan";
import { totalsOf } from "./totals";

vi.setConfig({ testTimeout: 120_000 });
const runs = { numRuns: extent(500, 2_000) };

const starts = ["2027-12-20", "2028-02-20", "2026-01-25", "2026-04-28", "2026-12-01"];

const anyDay = (base: Day, spread: number) =>
  fc.integer({ min: 0, max: spread }).map((offset) => addDays(base, offset));

const anySpan = (base: Day, spread: number, longest: number) =>
  fc
    .tuple(anyDay(base, spread), fc.integer({ min: 0, max: longest }))
    .map(([from, length]) => ({ from, to: addDays(from, length) }));

const anyCost = fc.integer({ min: 0, max: 99_999 }).map((cents) => {
  const text = String(cents).padStart(3, "0");
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
});

const anyStay = (base: Day): fc.Arbitrary<Stay> =>
  fc
    .record({
      equipmentId: fc.integer({ min: 1, max: 3 }),
      cost: fc.oneof(fc.constantFrom("10.00", "12.35"), anyCost),
      span: anySpan(base, 60, 50),
      isOpenEnded: fc.boolean(),
    })
    .map(({ equipmentId, cost, span, isOpenEnded }) => ({
      assignmentId: 0,
      equipmentId,
      code: `EQ-${equipmentId}`,
      description: "ALQUILER",
      cost,
      from: span.from,
      to: isOpenEnded ? null : span.to,
    }));

const anyFacts = (base: Day): fc.Arbitrary<Facts> =>
  fc
    .record({
      stays: fc.array(anyStay(base), { maxLength: 5 }),
      services: fc.array(
        fc.tuple(anyStay(base), fc.option(fc.integer({ min: 1, max: 3 }), { nil: null })),
        { maxLength: 3 },
      ),
      handlings: fc.array(
        fc.record({
          chainId: fc.constant(1),
          worksheetId: fc.integer({ min: 1, max: 4 }),
          date: anyDay(base, 100),
          equipmentId: fc.integer({ min: 1, max: 3 }),
          assignmentId: fc.option(fc.integer({ min: 101, max: 103 }), { nil: null }),
        }),
        { maxLength: 12 },
      ),
      visits: fc.array(
        fc.record({ assignmentId: fc.integer({ min: 101, max: 103 }), date: anyDay(base, 100) }),
        { maxLength: 12 },
      ),
      charges: fc.array(fc.tuple(anyDay(base, 100), anyCost), { maxLength: 4 }),
      writtenOff: fc.array(
        fc.tuple(
          fc.constantFrom("RENT:1", "RENT:2", "RENT:3", "SERVICE:101", "SERVICE:102"),
          anyDay(base, 100),
        ),
        { maxLength: 20 },
      ),
    })
    .map(({ stays, services, handlings, visits, charges, writtenOff }) => ({
      stays: stays.map((stay, index) => ({ ...stay, assignmentId: index + 1 })),
      services: services.map(([stay, servedEquipmentId], index) => ({
        ...stay,
        servedEquipmentId,
        assignmentId: index + 101,
        equipmentId: 50,
      })),
      handlings,
      visits,
      charges: charges.map(([date, amount], index) => ({
        kind: index % 2 ? ("TRANSPORT" as const) : ("MAINTENANCE" as const),
        equipmentId: null,
        maintenanceSheetId: index % 2 ? null : index + 1,
        shippingGuideId: index % 2 ? index + 1 : null,
        date,
        description: "CARGO",
        amount,
        referenceDocument: "DOC",
      })),
      writtenOff: new Set(writtenOff.map(([subject, day]) => `${subject}:${day}`)),
    }));

const sheetOf = (
  id: number,
  period: { from: Day; to: Day },
  given: Partial<PlannedSheet> = {},
): PlannedSheet => ({
  id,
  period,
  followsFacts: true,
  isReturning: false,
  lines: [],
  ...given,
});

const anyCase = fc.constantFrom(...starts).chain((base) =>
  fc.record({
    facts: anyFacts(base),
    sheets: fc
      .array(anySpan(base, 70, 45), { minLength: 1, maxLength: 4 })
      .map((spans) => spans.map((span, index) => sheetOf(index + 1, span))),
  }),
);

const within = (day: Day, { from, to }: { from: Day; to: Day | null }) =>
  from <= day && (to === null || day <= to);

const everyDay = Array.from({ length: 200 }, (_, index) => index);

/** What each key should bill, day by day and sheet by sheet, without the code under test. */
function oracle(facts: Facts, sheets: PlannedSheet[]) {
  const billed = new Set<string>();
  const result: Record<string, number> = {};
  const bill = (key: string) => {
    result[key] = (result[key] ?? 0) + 1;
  };
  for (const sheet of sheets) {
    for (const offset of everyDay) {
      const day = addDays("1970-01-01", offset + dayNumber(sheet.period.from));
      if (!within(day, sheet.period)) continue;
      for (const unit of [1, 2, 3]) {
        const standing = facts.stays
          .filter((stay) => stay.equipmentId === unit && within(day, stay))
          .sort((a, b) => a.from.localeCompare(b.from) || a.assignmentId - b.assignmentId)[0];
        if (!standing || billed.has(`unit ${unit} ${day}`)) continue;
        if (facts.writtenOff.has(`RENT:${unit}:${day}`)) continue;
        billed.add(`unit ${unit} ${day}`);
        bill(`${sheet.id} RENT ${unit} ${standing.cost}`);
      }
      for (const service of facts.services)
        if (
          within(day, service) &&
          isServed(service, day, sheet.id, facts) &&
          !facts.writtenOff.has(`SERVICE:${service.assignmentId}:${day}`)
        ) {
          const name = `service ${service.assignmentId} ${day}`;
          if (billed.has(name)) continue;
          billed.add(name);
          bill(`${sheet.id} SERVICE ${service.assignmentId} ${service.cost}`);
        }
    }
    for (const charge of facts.charges) {
      const name = `${charge.kind} ${charge.maintenanceSheetId ?? charge.shippingGuideId}`;
      if (!within(charge.date, sheet.period) || billed.has(name)) continue;
      billed.add(name);
      bill(`${sheet.id} ${name} ${charge.amount}`);
    }
  }
  return result;
}

const dayNumber = (day: Day) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

const isServed = (service: Service, day: Day, sheet: number, facts: Facts) =>
  facts.visits.some((v: DoneVisit) => v.assignmentId === service.assignmentId && v.date === day) ||
  facts.handlings.some(
    (h: Handling) =>
      h.worksheetId === sheet &&
      h.date === day &&
      (h.assignmentId === service.assignmentId ||
        (service.servedEquipmentId !== null && h.equipmentId === service.servedEquipmentId)),
  );

const subjectOf = (line: BilledLine) =>
  line.kind === "RENT"
    ? line.equipmentId
    : (line.maintenanceSheetId ?? line.shippingGuideId ?? line.assignmentId);

const summary = (lines: BilledLine[]) =>
  Object.fromEntries(
    lines.map((line) => [
      `${line.worksheetId} ${line.kind} ${subjectOf(line)} ${line.unitPrice}`,
      Number(line.quantity),
    ]),
  );

const linesOf = (facts: Facts, sheets: PlannedSheet[]) =>
  planLines(facts, sheets).flatMap(({ lines }) => lines);

const cents = (amount: string) => BigInt(amount.replace(".", ""));

test("bills what a day-by-day count bills, each fact once, over any overlapping sheets", () => {
  fc.assert(
    fc.property(anyCase, ({ facts, sheets }) => {
      const lines = linesOf(facts, sheets);
      expect(summary(lines)).toEqual(oracle(facts, sheets));
      const claims = lines.flatMap((line) => claimsOf(line, line.billedDays ?? []));
      expect(new Set(claims).size).toBe(claims.length);
      for (const line of lines) expect(line.billedDays?.length ?? 1).toBe(Number(line.quantity));
    }),
    runs,
  );
});

test("subtotals, tax and totals are exact to the cent", () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 0, max: 10_000 }), ({ facts, sheets }, rate) => {
      for (const { lines } of planLines(facts, sheets)) {
        const exact = lines.map((line) => (cents(line.quantity) * cents(line.unitPrice)) / 100n);
        expect(lines.map(({ subtotal }) => cents(subtotal))).toEqual(exact);
        const subtotal = exact.reduce((a, b) => a + b, 0n);
        const tax = (subtotal * BigInt(rate) + 5_000n) / 10_000n;
        const percentage = `${Math.floor(rate / 100)}.${String(rate % 100).padStart(2, "0")}`;
        const totals = totalsOf(
          lines.map((line) => line.subtotal),
          percentage,
        );
        expect(cents(totals.subtotal)).toBe(subtotal);
        expect(cents(totals.taxAmount)).toBe(tax);
        expect(cents(totals.total)).toBe(subtotal + tax);
      }
    }),
    runs,
  );
});

test("consecutive sheets bill together what one sheet over the whole span bills", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...starts).chain((base) =>
        fc.record({
          facts: anyFacts(base).map((facts) => ({ ...facts, handlings: [] })),
          base: fc.constant(base),
          lengths: fc.array(fc.integer({ min: 1, max: 42 }), { minLength: 1, maxLength: 5 }),
        }),
      ),
      ({ facts, base, lengths }) => {
        let from = base;
        const parts = lengths.map((length, index) => {
          const period = { from, to: addDays(from, length - 1) };
          from = addDays(from, length);
          return sheetOf(index + 1, period);
        });
        const whole = sheetOf(9, { from: base, to: addDays(from, -1) });
        const total = (lines: BilledLine[]) =>
          lines.reduce((sum, line) => sum + cents(line.subtotal), 0n);
        expect(total(linesOf(facts, parts))).toBe(total(linesOf(facts, [whole])));
      },
    ),
    runs,
  );
});

const stored = (lines: BilledLine[], id: number) =>
  lines
    .filter((line) => line.worksheetId === id)
    .map((line, index) => ({ ...line, id: line.id ?? id * 100 + index }));

const withFreeWriteOffs = (facts: Facts, lines: BilledLine[]): Facts => {
  const billed = new Set(lines.flatMap((line) => claimsOf(line, line.billedDays ?? [])));
  return {
    ...facts,
    writtenOff: new Set([...facts.writtenOff].filter((claim) => !billed.has(claim))),
  };
};

test("what was written off is billed by nobody, a sheet that comes back with it by hand included", () => {
  fc.assert(
    fc.property(anyCase, ({ facts, sheets }) => {
      const owed = linesOf({ ...facts, writtenOff: new Set() }, sheets);
      const returning = sheets.map((sheet) => ({
        ...sheet,
        isReturning: true,
        lines: stored(owed, sheet.id).map(
          (line): BilledLine => ({
            ...line,
            isManual: line.billedDays !== null,
            manualFields: line.billedDays ? ["billedDays"] : [],
          }),
        ),
      }));
      for (const line of linesOf(facts, returning))
        for (const claim of claimsOf(line, line.billedDays ?? []))
          expect(facts.writtenOff.has(claim)).toBe(false);
    }),
    runs,
  );
});

test("planning again changes nothing, whatever stands still and whatever is set by hand", () => {
  fc.assert(
    fc.property(
      anyCase,
      anyCase,
      fc.array(fc.constantFrom("frozen", "days", "quantity", "price", "auto"), { minLength: 8 }),
      ({ facts, sheets }, { facts: drawn }, hands) => {
        const first = linesOf(facts, sheets);
        const later = withFreeWriteOffs(drawn, first);
        const handOf = (line: BilledLine, index: number): BilledLine => {
          const hand = hands[index % hands.length];
          if (hand === "quantity")
            return { ...line, isManual: true, manualFields: ["quantity"], quantity: "7.50" };
          if (hand === "price")
            return { ...line, isManual: true, manualFields: ["unitPrice"], unitPrice: "3.33" };
          if (hand !== "days" || !line.billedDays) return line;
          const billedDays = line.billedDays.filter((_, day) => day % 2 === 0);
          const quantity = `${billedDays.length}.00`;
          return { ...line, isManual: true, manualFields: ["billedDays"], billedDays, quantity };
        };
        const known = sheets.map((sheet, index) => ({
          ...sheet,
          followsFacts: hands[index] !== "frozen",
          lines: stored(first, sheet.id).map(handOf),
        }));
        const again = planLines(later, known);
        const claims = [
          ...again.flatMap(({ lines }) => lines),
          ...known.filter((sheet) => !sheet.followsFacts).flatMap(({ lines }) => lines),
        ].flatMap((line) => claimsOf(line, line.billedDays ?? []));
        expect(new Set(claims).size).toBe(claims.length);
        for (const { sheet, lines } of again) {
          const kept = new Map(lines.map((line) => [line.id, line]));
          for (const line of sheet.lines.filter(({ isManual }) => isManual)) {
            const now = kept.get(line.id);
            for (const field of line.manualFields) expect(now?.[field]).toEqual(line[field]);
          }
        }
        const plans = new Map(again.map((planned) => [planned.sheet.id, planned]));
        const settled = known.map((sheet) => {
          const plan = plans.get(sheet.id);
          return plan ? { ...sheet, lines: stored(plan.lines, sheet.id) } : sheet;
        });
        const sorted = (lines: BilledLine[]) =>
          lines.map((line) => JSON.stringify(line, Object.keys(line).sort())).sort();
        for (const { sheet, lines } of planLines(later, settled))
          expect(sorted(lines)).toEqual(sorted(sheet.lines));
      },
    ),
    runs,
  );
});
