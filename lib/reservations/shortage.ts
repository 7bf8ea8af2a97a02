import { dayAt } from "../values/dates";
import { compare } from "../values/decimal";
import {
  type AskedLine,
  isLargeEnough,
  type Pinnable,
  spanInDays,
  type TurnaroundDays,
} from "./pin-units";
import { type LineInDays, type Shortage, shortOfWholeSpan } from "./short-of-whole-span";

const isOn = ({ days }: LineInDays, day: number) => days.from <= day && day < days.to;

const isFreeOn = (unit: Pinnable, day: number) =>
  unit.claims.every((claim) => {
    const { from, to } = spanInDays(claim);
    return day < from || day >= to;
  });

/** Days on which something begins within what is asked: what is missing is missing from one of them on. */
function daysToLook(lines: readonly LineInDays[], units: readonly Pinnable[]): number[] {
  const starts = [
    ...lines.map(({ days }) => days.from),
    ...units.flatMap(({ claims }) => claims.map((claim) => spanInDays(claim).from)),
  ];
  return [...new Set(starts)].sort((a, b) => a - b);
}

function shortOn(day: number, lines: readonly LineInDays[], units: readonly Pinnable[]) {
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

/** Of lines for which no units can be pinned. */
export function shortageOf(
  lines: readonly AskedLine[],
  units: readonly Pinnable[],
  turnaround: TurnaroundDays,
): Shortage {
  const numbered = lines.map(
    (line, index): LineInDays => ({ ...line, index, days: spanInDays(line) }),
  );
  for (const day of daysToLook(numbered, units)) {
    const short = shortOn(day, numbered, units);
    if (short) return short;
  }
  return shortOfWholeSpan(numbered, units, turnaround);
}
