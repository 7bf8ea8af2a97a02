import {
  type AskedLine,
  gapAround,
  isLargeEnough,
  type Pinnable,
  type spanInDays,
  type TurnaroundDays,
} from "./pin-units";

/** The first day on which there are too few units for a line, and how many are missing. */
export type Shortage = { line: number; day: string; missing: number };

export type LineInDays = AskedLine & { index: number; days: ReturnType<typeof spanInDays> };

/** Enough on each day, but not the same ones on all days. */
export function shortOfWholeSpan(
  lines: readonly LineInDays[],
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
