import { isFree } from "@/lib/placement/availability";
import type { ReservedUnit } from "@/lib/reservations/list-reserved-units";
import type { Reservation, ReservationLine } from "@/lib/reservations/queries";

/** Promised, and not gone yet. */
export const waitingUnits = ({ units }: ReservationLine): ReservedUnit[] =>
  units.filter(({ assignmentId, hasYielded }) => assignmentId === null && !hasYielded);

/** By their rows in the reservation. */
export const unitsAtHand = ({ lines }: Reservation): ReadonlySet<number> =>
  new Set(lines.flatMap((line) => waitingUnits(line).filter(isFree)).map(({ id }) => id));

export interface Conversion {
  projectId: number | null;
  chosen: ReadonlySet<number>;
  /** Typed, by the line that was promised without one. */
  rates: ReadonlyMap<number, string>;
}

const goingOf = (line: ReservationLine, { chosen }: Pick<Conversion, "chosen">) =>
  waitingUnits(line).filter(({ id }) => chosen.has(id));

export const conversionSent = (reservation: Reservation, asked: Conversion) => ({
  reservation_id: reservation.id,
  project_id: asked.projectId,
  lines: reservation.lines.flatMap((line) => {
    const going = goingOf(line, asked).map(({ equipmentId }) => equipmentId);
    const cost = asked.rates.get(line.id);
    return going.length > 0
      ? [{ line_id: line.id, resource_item_ids: going, ...(cost ? { cost } : {}) }]
      : [];
  }),
});

/** Of each line's rate, by the line; the service tells them by the place of what was sent. */
export function rateErrors(
  { lines }: ReturnType<typeof conversionSent>,
  fieldErrors: Record<string, string[]>,
): ReadonlyMap<number, string> {
  const told = lines.map(
    ({ line_id }, at) => [line_id, fieldErrors[`lines.${at}.cost`]?.[0]] as const,
  );
  return new Map(told.flatMap(([id, error]) => (error ? [[id, error] as const] : [])));
}
