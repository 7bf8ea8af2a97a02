import { dayAt } from "../values/dates";
import { compare } from "../values/decimal";
import {
  type AskedLine,
  gapAround,
  isLargeEnough,
  type Pinnable,
  spanInDays,
  type TurnaroundDays,
} from "./pin-units";

/** The first day on which there are too few units for a line, and how many are missing. */
export type Shortage = { line: number; day: string; missing: number };

type Numbered = AskedLine & { index: number; days: ReturnType<typeof spanInDays> };

const isOn = ({ days }: Numbered, day: number) => days.from <= day && day < days.to;

const isFreeOn = (unit: Pinnable, day: number) =>
  unit.claims.every((claim) => {
    const { from, to } = spanInDays(claim);
    return day < from || day >= to;
  });

/** Days on which something begins within what is asked: what is missing is missing from one of them on. */
function daysToLook(lines: readonly Numbered[], units: readonly Pinnable[]): number[] {
  const starts = [
    ...lines.map(({ days }) => days.from),
    ...units.flatMap(({ claims }) => claims.map((claim) => spanInDays(claim).from)),
  ];
  return [...new Set(starts)].sort((a, b) => a - b);
}

function shortOn(day: number, lines: readonly Numbered[], units: readonly Pinnable[]) {
  const there = lines.filter((line) => isOn(line, day));
  const free = units.filter((unit) => isFreeOn(unit, day));
  for (const line of there) {
    const demanding = there.filter(
      (other) =>
        other.type === line.type &&
        compare(other.minCapacityGallons ?? "0", line.minCapacityGallons ?? "0") >= 0,
    );
    const asked = demanding.reduce((sum, { quantity }) => sum + quantity, 0);
    const able = free.filter((unit) => unit.type === line.type && isLargeEnough(line, unit));
    if (able.length < asked)
      return { line: line.index, day: dayAt(day), missing: asked - able.length };
  }
  return null;
}

/** Enough on each day, but not the same ones on all days. */
function shortOfWholeSpan(
  lines: readonly Numbered[],
  units: readonly Pinnable[],
  turnaround: TurnaroundDays,
): Shortage {
  const shorts = lines.map((line) => {
    const able = units.filter(
      (unit) =>
        unit.type === line.type &&
        isLargeEnough(line, unit) &&
        gapAround(line, unit, turnaround[line.type] ?? 0) !== null,
    );
    return { line: line.index, day: line.from, missing: line.quantity - able.length };
  });
  const [worst] = shorts.sort((a, b) => b.missing - a.missing || a.day.localeCompare(b.day));
  return {
    line: worst?.line ?? 0,
    day: worst?.day ?? "",
    missing: Math.max(1, worst?.missing ?? 1),
  };
}

/** Of lines for which no units can be pinned. */
export function shortageOf(
  lines: readonly AskedLine[],
  units: readonly Pinnable[],
  turnaround: TurnaroundDays,
): Shortage {
  const numbered = lines.map(
    (line, index): Numbered => ({ ...line, index, days: spanInDays(line) }),
  );
  for (const day of daysToLook(numbered, units)) {
    const short = shortOn(day, numbered, units);
    if (short) return short;
  }
  return shortOfWholeSpan(numbered, units, turnaround);
}
