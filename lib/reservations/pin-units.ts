import type { equipmentTypes } from "@/db/values";
import { type Day, numberOf } from "../values/dates";
import { compare, type Decimal } from "../values/decimal";
import { pinInTurns, type UnitSlot } from "./pin-in-turns";

type EquipmentType = (typeof equipmentTypes)[number];
/** Of a line both may be the same day. */
type DaysOut = { from: Day; to: Day | null };

/** `preferred` units are taken before others, where they are free. */
export type AskedLine = DaysOut & {
  type: EquipmentType;
  quantity: number;
  minCapacityGallons: Decimal | null;
  preferred: readonly number[];
};

/** `claims` are what others hold firmly. */
export type Pinnable = {
  id: number;
  type: EquipmentType;
  capacityGallons: Decimal | null;
  claims: readonly DaysOut[];
};

export type TurnaroundDays = Partial<Record<EquipmentType, number>>;

const endOf = (to: Day | null): number => (to === null ? Number.POSITIVE_INFINITY : numberOf(to));

/** The same day in and out counts as one. */
export const spanInDays = ({ from, to }: DaysOut) => {
  const start = numberOf(from);
  return { from: start, to: Math.max(endOf(to), start + 1) };
};

export const isLargeEnough = (
  { minCapacityGallons: least }: AskedLine,
  { capacityGallons }: Pinnable,
): boolean => least === null || (capacityGallons !== null && compare(capacityGallons, least) >= 0);

/** Days that stay empty before and after; null when the unit is not free, made ready in between. */
export function gapAround(line: AskedLine, unit: Pinnable, turnaround: number): number | null {
  const { from, to } = spanInDays(line);
  let [before, after] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const claim of unit.claims) {
    const held = { from: numberOf(claim.from), to: endOf(claim.to) };
    if (held.from < to + turnaround && from < held.to + turnaround) return null;
    if (held.to <= from) before = Math.min(before, from - held.to);
    else after = Math.min(after, held.from - to);
  }
  const endless = 1_000_000;
  return Math.min(before, endless) + Math.min(after, endless);
}

function fittingUnits(line: AskedLine, units: readonly Pinnable[], turnaround: number): number[] {
  const preferred = new Map(line.preferred.map((id, place) => [id, place - line.preferred.length]));
  return units
    .filter((unit) => unit.type === line.type && isLargeEnough(line, unit))
    .flatMap((unit) => {
      const gap = gapAround(line, unit, turnaround);
      return gap === null ? [] : [{ id: unit.id, rank: preferred.get(unit.id) ?? gap }];
    })
    .sort((a, b) => a.rank - b.rank || a.id - b.id)
    .map(({ id }) => id);
}

const slotsOf = (
  lines: readonly AskedLine[],
  units: readonly Pinnable[],
  turnaround: TurnaroundDays,
): UnitSlot[] =>
  lines.flatMap((line, index) => {
    const days = turnaround[line.type] ?? 0;
    const slot = { line: index, ...spanInDays(line), turnaround: days };
    const fits = fittingUnits(line, units, days);
    return Array.from({ length: line.quantity }, () => ({ ...slot, fits }));
  });

/** Each unit once: a largest matching, by paths that free what was taken before. */
function pinOnce(slots: readonly UnitSlot[]): (number | undefined)[] {
  const holder = new Map<number, number>();
  const seen = new Set<number>();
  const makeFree = (unit: number): boolean => {
    const other = holder.get(unit);
    return other === undefined || place(other);
  };
  const place = (at: number): boolean => {
    const unit = slots[at]?.fits.find((one) => {
      if (seen.has(one)) return false;
      seen.add(one);
      return makeFree(one);
    });
    if (unit !== undefined) holder.set(unit, at);
    return unit !== undefined;
  };
  for (const at of slots.keys()) {
    seen.clear();
    place(at);
  }
  const units = new Map([...holder].map(([unit, at]) => [at, unit]));
  return slots.map((_, at) => units.get(at));
}

const isWhole = (units: readonly (number | undefined)[]): units is number[] =>
  units.every((unit) => unit !== undefined);

/**
 * Units for each line, of those that are free for its days and the days it takes to make one ready; where there are not
 * enough for each to serve once, one may serve lines that follow each other. Null when no assignment of units exists.
 */
export function pinUnits(
  lines: readonly AskedLine[],
  units: readonly Pinnable[],
  turnaround: TurnaroundDays,
): number[][] | null {
  const slots = slotsOf(lines, units, turnaround);
  const once = pinOnce(slots);
  const pinned = isWhole(once) ? once : pinInTurns(slots);
  if (!pinned) return null;
  const byLine = lines.map((): number[] => []);
  for (const [at, slot] of slots.entries()) byLine[slot.line]?.push(pinned[at] ?? 0);
  return byLine;
}
