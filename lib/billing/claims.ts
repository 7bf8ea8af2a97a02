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
export type Ledger = { take: (claim: string, owner: object) => boolean };

export function openLedger(): Ledger {
  const owners = new Map<string, object>();
  return {
    take(claim, owner) {
      const holder = owners.get(claim) ?? owner;
      owners.set(claim, holder);
      return holder === owner;
    },
  };
}
