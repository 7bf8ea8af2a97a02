import { isFree } from "@/lib/placement/availability";
import type { Reservation, ReservationLine, ReservedUnit } from "@/lib/reservations/queries";

/** Promised, and not gone yet. */
export const waitingUnits = ({ units }: ReservationLine): ReservedUnit[] =>
  units.filter(({ assignmentId, hasYielded }) => assignmentId === null && !hasYielded);

/** By their rows in the reservation. */
export const unitsAtHand = ({ lines }: Reservation): ReadonlySet<number> =>
  new Set(lines.flatMap((line) => waitingUnits(line).filter(isFree)).map(({ id }) => id));

interface Conversion {
  projectId: number | null;
  chosen: ReadonlySet<number>;
}

export const conversionSent = (reservation: Reservation, { projectId, chosen }: Conversion) => ({
  reservation_id: reservation.id,
  project_id: projectId,
  lines: reservation.lines.flatMap((line) => {
    const going = waitingUnits(line).filter(({ id }) => chosen.has(id));
    return going.length > 0
      ? [{ line_id: line.id, resource_item_ids: going.map(({ equipmentId }) => equipmentId) }]
      : [];
  }),
});
