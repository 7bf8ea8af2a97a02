import type { Day } from "../values/dates";
import type { Reservation, ReservationLine } from "./queries";

type WithLines = { lines: readonly Pick<ReservationLine, "fromDate" | "toDate">[] };

export const firstDayOf = ({ lines }: WithLines): Day | null =>
  lines.map(({ fromDate }) => fromDate).toSorted()[0] ?? null;

/** Null while one of its lines has no end. */
export function lastDayOf({ lines }: WithLines): Day | null {
  const ends = lines.map(({ toDate }) => toDate ?? "");
  return ends.includes("") ? null : (ends.toSorted().at(-1) ?? null);
}

/** What of a line became assignments, what is promised and waits, and what was given to others. */
export function unitsOfLine({ quantity, units }: Pick<ReservationLine, "quantity" | "units">) {
  const assigned = units.filter(({ assignmentId }) => assignmentId !== null).length;
  const yielded = units.filter((unit) => unit.assignmentId === null && unit.hasYielded).length;
  return { asked: quantity, assigned, yielded, chosen: units.length - assigned - yielded };
}

export const askedUnits = ({ lines }: Pick<Reservation, "lines">): number =>
  lines.reduce((total, { quantity }) => total + quantity, 0);

export const assignedUnits = ({ lines }: Pick<Reservation, "lines">): number =>
  lines.reduce((total, line) => total + unitsOfLine(line).assigned, 0);
