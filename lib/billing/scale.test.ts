import { expect, test } from "vitest";
import { addDays, eachDay } from "../values/dates";
import { draftLines } from "./draft-lines";
import type { Facts } from "./facts";
import type { BilledLine, PlannedSheet } from "./line";
import { planLines } from "./plan";
import { unbilledItemsOf } from "./unbilled";

type Seen = { reads: number };

const watched = <Row extends object>(rows: readonly Row[], seen: Seen): Row[] =>
  rows.map(
    (row) =>
      new Proxy(row, {
        get(target, key) {
          seen.reads += 1;
          return Reflect.get(target, key);
        },
      }),
  );

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const base = "2026-01-01";

function factsOf(units: number, seen: Seen): Facts {
  const stay = { code: "EQ", description: "ALQUILER", cost: "10.00", from: base, to: null };
  return {
    stays: watched(
      numbers(units).map((id) => ({ ...stay, assignmentId: id, equipmentId: id })),
      seen,
    ),
    services: watched(
      numbers(units).map((id) => ({
        ...stay,
        assignmentId: 10_000 + id,
        equipmentId: 50_000,
        servedEquipmentId: id,
      })),
      seen,
    ),
    handlings: watched(
      numbers(units * 5).map((n) => ({
        chainId: n,
        worksheetId: 1 + (n % 2),
        date: addDays(base, n % 5),
        equipmentId: 1 + (n % units),
        assignmentId: null,
      })),
      seen,
    ),
    visits: watched(
      numbers(units).map((id) => ({ assignmentId: 10_000 + id, date: addDays(base, 7) })),
      seen,
    ),
    charges: [],
    writtenOff: new Set(),
  };
}

const sheetOf = (id: number, lines: BilledLine[]): PlannedSheet => ({
  id,
  period: { from: addDays(base, (id - 1) * 10), to: addDays(base, id * 10 - 1) },
  followsFacts: true,
  isReturning: false,
  lines,
});

function readsOf(
  units: number,
  work: (facts: Facts, sheets: PlannedSheet[], seen: Seen) => unknown,
) {
  const seen = { reads: 0 };
  const facts = factsOf(units, seen);
  const planned = planLines(facts, [sheetOf(1, []), sheetOf(2, [])]);
  const sheets = planned.map(({ sheet, lines }) =>
    sheetOf(
      sheet.id,
      watched(
        lines.map((line, index) => ({ ...line, id: sheet.id * 100_000 + index })),
        seen,
      ),
    ),
  );
  seen.reads = 0;
  work(facts, sheets, seen);
  return seen.reads;
}

const period = { from: base, to: addDays(base, 19) };

test.each([
  ["drafting", (facts: Facts) => draftLines(facts, { id: 1, period })],
  ["planning", (facts: Facts, sheets: PlannedSheet[]) => planLines(facts, sheets)],
  [
    "what is not billed",
    (facts: Facts, sheets: PlannedSheet[]) =>
      unbilledItemsOf(
        facts,
        sheets.flatMap(({ lines }) => lines),
        period,
      ),
  ],
])("%s looks at each record as often in a project of 200 units as in one of 20", (_, work) => {
  expect(eachDay(period.from, period.to)).toHaveLength(20);
  expect(readsOf(200, work)).toBeLessThan(readsOf(20, work) * 15);
});
