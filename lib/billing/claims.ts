import type { Day } from "../values/dates";
import { type Days, daysNotIn, mayOverlap } from "./days";
import type { LineKind } from "./facts";

export type BilledSource = {
  kind: LineKind;
  assignmentId: number | null;
  equipmentId: number | null;
  maintenanceSheetId: number | null;
  shippingGuideId: number | null;
};

type Subject = { billedByDay: boolean; idOf: (source: BilledSource) => number | null };

const subjects: Record<LineKind, Subject> = {
  RENT: { billedByDay: true, idOf: (source) => source.equipmentId },
  SERVICE: { billedByDay: true, idOf: (source) => source.assignmentId },
  MAINTENANCE: { billedByDay: false, idOf: (source) => source.maintenanceSheetId },
  TRANSPORT: { billedByDay: false, idOf: (source) => source.shippingGuideId },
  STOWAGE: { billedByDay: false, idOf: (source) => source.shippingGuideId },
  MANUAL: { billedByDay: false, idOf: () => null },
};

export const isByDay = (kind: LineKind): boolean => subjects[kind].billedByDay;

/** What a line and the fact behind it share; null for a line without a fact. */
export function subjectOf(source: BilledSource): string | null {
  const subject = subjects[source.kind].idOf(source);
  return subject === null ? null : `${source.kind}:${subject}`;
}

export function claimsOf(source: BilledSource, days: readonly Day[]): string[] {
  const name = subjectOf(source);
  if (name === null) return [];
  return isByDay(source.kind) ? days.map((day) => `${name}:${day}`) : [name];
}

/** Not written off. */
export const isOwed = (source: BilledSource, day: Day, writtenOff: ReadonlySet<string>): boolean =>
  !claimsOf(source, [day]).some((claim) => writtenOff.has(claim));

/** Who bills which day of which work: the first to take a day has it. */
export type Ledger = {
  /** Takes the free days; gives those that the owner then holds. */
  take: (source: BilledSource, days: Days, owner: object) => Days;
};

type Holding = { days: Days; owner: object };

/** What bills no days is taken whole. */
function freeDaysOf(source: BilledSource, days: Days, others: readonly Holding[]): Days {
  if (!isByDay(source.kind)) return others.length > 0 ? [] : days;
  const overlapping = others.filter((other) => mayOverlap(other.days, days));
  return daysNotIn(
    days,
    overlapping.map((rival) => rival.days),
  );
}

/** Nobody can take what was written off. Claims are lists, since there may be hundreds of thousands. */
export function openLedger(writtenOff: ReadonlySet<string> = new Set()): Ledger {
  const holdings = new Map<string, Holding[]>();
  return {
    take(source, days, owner) {
      const subject = subjectOf(source);
      if (subject === null) return days;
      const held = holdings.get(subject) ?? [];
      holdings.set(subject, held);
      const others = held.filter((holding) => holding.owner !== owner);
      const taken = freeDaysOf(source, days, others);
      if (taken.length > 0) held.push({ days: taken, owner });
      return writtenOff.size === 0 ? taken : taken.filter((day) => isOwed(source, day, writtenOff));
    },
  };
}
