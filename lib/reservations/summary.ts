import { type Day, showDay } from "../values/dates";
import type { Reservation, ReservationLine } from "./queries";

type WithUnits = Pick<Reservation, "lines">;
type WithLines = { lines: readonly Pick<ReservationLine, "fromDate" | "toDate">[] };

export const firstReservedDay = ({ lines }: WithLines): Day | null =>
  lines.map(({ fromDate }) => fromDate).toSorted()[0] ?? null;

/** Null while one of its lines has no end. */
export function lastReservedDay({ lines }: WithLines): Day | null {
  const ends = lines.map(({ toDate }) => toDate ?? "");
  return ends.includes("") ? null : (ends.toSorted().at(-1) ?? null);
}

export const askedCount = ({ lines }: WithUnits): number =>
  lines.reduce((total, { quantity }) => total + quantity, 0);

export const assignedCount = ({ lines }: WithUnits): number =>
  lines.flatMap(({ units }) => units).filter(({ assignmentId }) => assignmentId !== null).length;

/** "2 de 5". */
export const assignedOfAsked = (reservation: WithUnits): string =>
  `${assignedCount(reservation)} de ${askedCount(reservation)}`;

/** "01/12/2026 – 20/12/2026". */
export function showDays(reservation: WithLines): string {
  const [first, last] = [firstReservedDay(reservation), lastReservedDay(reservation)];
  return `${first ? showDay(first) : "—"} – ${last ? showDay(last) : "sin fecha"}`;
}

/** How many of a line are still to become assignments. */
export const countLeftToAssign = ({
  quantity,
  units,
}: Pick<ReservationLine, "quantity" | "units">) =>
  quantity - units.filter(({ assignmentId }) => assignmentId !== null).length;
