import { Refused } from "../kernel/errors";
import { isFree } from "../placement/availability";
import { groupedBy } from "../values/rows";
import type { ReservedUnit } from "./list-reserved-units";
import type { Reservation, ReservationLine } from "./queries";

/** `at` is its line's place in what was asked for, in the reservation when nothing was. */
export type PromisedUnit = { line: ReservationLine; at: number; unit: ReservedUnit };

type AskedUnits = { lineId: number; equipmentIds: number[] };

const refuse = (message: string, field: string): never => {
  throw new Refused(message, "validation_error", { [field]: [message] });
};

/** Each of those that are asked for is promised to its line, and did not go yet. */
function askedOf(
  lines: readonly AskedUnits[],
  promised: readonly PromisedUnit[],
): Set<PromisedUnit> {
  const byLine = groupedBy(promised, ({ line }) => line.id);
  const chosen = lines.flatMap(({ lineId, equipmentIds }, at) => {
    const own = byLine.get(lineId) ?? refuse("La línea no espera equipos.", `lines.${at}.line_id`);
    const units = new Map(own.map((one) => [one.unit.equipmentId, one]));
    return equipmentIds.map(
      (id) =>
        units.get(id) ??
        refuse(`El equipo ${id} no está reservado en la línea.`, `lines.${at}.resource_item_ids`),
    );
  });
  return new Set(chosen);
}

/** What goes now; without being asked, all that is at hand. */
export function chooseUnitsToGo(
  { lines }: Reservation,
  asked: readonly AskedUnits[] | null,
): { going: PromisedUnit[]; waiting: PromisedUnit[] } {
  const askedAt = ({ id }: ReservationLine) => {
    const at = asked?.findIndex(({ lineId }) => lineId === id) ?? -1;
    return at < 0 ? null : at;
  };
  const promised = lines.flatMap((line, place) =>
    line.units
      .filter(({ assignmentId, hasYielded }) => assignmentId === null && !hasYielded)
      .map((unit): PromisedUnit => ({ line, at: askedAt(line) ?? place, unit })),
  );
  const isThere = ({ unit }: PromisedUnit) => isFree(unit);
  const wanted = asked ? askedOf(asked, promised) : new Set(promised.filter(isThere));
  const away = [...wanted].find((one) => !isThere(one));
  if (away) throw new Refused(`${away.unit.code} no está disponible todavía.`, "resource_rented");
  if (wanted.size === 0)
    throw new Refused("Ningún equipo de la reserva está disponible todavía.", "resource_rented");
  return {
    going: promised.filter((one) => wanted.has(one)),
    waiting: promised.filter((one) => !wanted.has(one)),
  };
}
