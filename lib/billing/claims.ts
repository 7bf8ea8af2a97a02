import type { Day } from "../dates";
import type { LineKind } from "./facts";

/** What a line bills. */
export type Source = {
  kind: LineKind;
  assignmentId: number | null;
  equipmentId: number | null;
  maintenanceSheetId: number | null;
  shippingGuideId: number | null;
};

type Subject = { billedByDay: boolean; idOf: (source: Source) => number | null };

const subjects: Record<LineKind, Subject> = {
  RENT: { billedByDay: true, idOf: (source) => source.equipmentId },
  SERVICE: { billedByDay: true, idOf: (source) => source.assignmentId },
  MAINTENANCE: { billedByDay: false, idOf: (source) => source.maintenanceSheetId },
  TRANSPORT: { billedByDay: false, idOf: (source) => source.shippingGuideId },
  STOWAGE: { billedByDay: false, idOf: (source) => source.shippingGuideId },
  MANUAL: { billedByDay: false, idOf: () => null },
};

/** Whether lines of the kind bill days; the others bill one amount. */
export const isByDay = (kind: LineKind): boolean => subjects[kind].billedByDay;

/** What a source bills, on whatever day: a line and the fact behind it share it. Null of what no fact asks for. */
export function subjectOf(source: Source): string | null {
  const subject = subjects[source.kind].idOf(source);
  return subject === null ? null : `${source.kind}:${subject}`;
}

/** The names of the facts that a source bills on the days: a unit's day, a service's day, or one charge. */
export function claimsOf(source: Source, days: readonly Day[]): string[] {
  const name = subjectOf(source);
  if (name === null) return [];
  return isByDay(source.kind) ? days.map((day) => `${name}:${day}`) : [name];
}

/** Who bills what: a claim belongs to the first that takes it. */
export type Ledger = {
  /** Those of the days whose claims the owner holds, having taken what was free. */
  take: (source: Source, days: readonly Day[], owner: object) => Day[];
};

/** What was written off is nobody's to take. Claims are kept by subject and day, since there may be hundreds of thousands. */
export function openLedger(writtenOff: ReadonlySet<string> = new Set()): Ledger {
  const owners = new Map<string, Map<Day | null, object>>();
  const isFree = (source: Source, day: Day): boolean =>
    writtenOff.size === 0 || !claimsOf(source, [day]).some((claim) => writtenOff.has(claim));
  return {
    take(source, days, owner) {
      const subject = subjectOf(source);
      if (subject === null) return [...days];
      const held = owners.get(subject) ?? new Map<Day | null, object>();
      owners.set(subject, held);
      return days.filter((day) => {
        const part = isByDay(source.kind) ? day : null;
        const holder = held.get(part) ?? owner;
        held.set(part, holder);
        return holder === owner && isFree(source, day);
      });
    },
  };
}
