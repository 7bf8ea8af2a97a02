import type * as z from "zod";
import type { TakenSpan } from "../availability/freedom";
import { getTurnaround, type Turnaround } from "../availability/get-turnaround";
import type { NamedClaim } from "../availability/list-named-claims";
import type { BaseContext } from "../kernel/context";
import { invalidField, NotFound, Refused } from "../kernel/errors";
import { isPromised, isReservationOver } from "../states/reservation";
import type { LineReschedule } from "./input";
import type { ReservedUnit } from "./list-reserved-units";
import { type Pinnable, pinUnits } from "./pin-units";
import { listPinnable, remainderOfLine, unassignedUnits } from "./pinnable";
import type { Reservation, ReservationLine } from "./queries";
import { refuseShortage } from "./refuse-shortage";
import { shortageOf } from "./shortage";
import { countLeftToAssign } from "./summary";
import { getTakenDays } from "./taken-days";

type Days = Pick<ReservationLine, "fromDate" | "toDate">;
type Asked = Omit<z.output<typeof LineReschedule>, "reservationId">;

export type RescheduledUnit = {
  unit: ReservedUnit;
  /** What others have of the new days. */
  taken: TakenSpan<NamedClaim>[];
  isKept: boolean;
};

export type PlannedReschedule = {
  reservation: Reservation;
  line: ReservationLine;
  days: Days;
  /** Those that did not go out yet. */
  units: RescheduledUnit[];
  /** In the place of those that are not kept. */
  replacements: { id: number; code: string }[];
};

function movableLine(reservation: Reservation, { lineId }: Asked): ReservationLine {
  if (isReservationOver(reservation))
    throw new Refused("La reserva ya terminó y no se puede cambiar.", "reservation_status");
  const line = reservation.lines.find(({ id }) => id === lineId);
  if (!line) throw new NotFound("La reserva no tiene esa línea.");
  if (countLeftToAssign(line) === 0)
    throw new Refused(
      "Los equipos de la línea ya salieron: sus días se cambian en el proyecto.",
      "reservation_status",
    );
  return line;
}

function newDays(ctx: BaseContext, line: ReservationLine, asked: Asked): Days {
  const { fromDate = line.fromDate, toDate = line.toDate } = asked;
  if (fromDate < ctx.today && fromDate !== line.fromDate)
    throw invalidField("from_date", "Ese día ya pasó.");
  if (toDate && toDate < fromDate) throw invalidField("to_date", "No puede volver antes de salir.");
  if (toDate && toDate < ctx.today) throw invalidField("to_date", "Ese día ya pasó.");
  return { fromDate, toDate };
}

type Pinning = {
  line: ReservationLine;
  before: Days;
  turnaround: Turnaround;
  readUnits: typeof listPinnable;
};

/** Units for the new days, those of the line before others; refused with the first day short. */
async function pinAnew(ctx: BaseContext, { line, before, turnaround, readUnits }: Pinning) {
  const units = await readUnits(ctx, [line]);
  const remainder = remainderOfLine(line, ctx.today);
  const turnaroundDays = { [line.type]: turnaround.of(line) };
  const [pinned] = pinUnits([remainder], units, turnaroundDays) ?? [];
  if (!pinned) return refuseReschedule(remainder, { units, turnaroundDays, before });
  const known = new Set(remainder.preferred);
  return {
    kept: new Set(pinned),
    replacements: units.filter(({ id }) => pinned.includes(id) && !known.has(id)),
  };
}

function refuseReschedule(
  remainder: ReturnType<typeof remainderOfLine>,
  around: { units: readonly Pinnable[]; turnaroundDays: Record<string, number>; before: Days },
): never {
  const { day, missing } = shortageOf([remainder], around.units, around.turnaroundDays);
  const field = day < around.before.fromDate ? "from_date" : "to_date";
  return refuseShortage({ type: remainder.type, day, missing }, field);
}

const codes = (units: readonly { id: number; code: string }[]) =>
  units.map(({ id, code }) => ({ id, code }));

/** What other days of a line would mean for its units; one that promises nothing keeps those it wishes for. */
export async function planReschedule(
  ctx: BaseContext,
  reservation: Reservation,
  asked: Asked,
  readUnits = listPinnable,
): Promise<PlannedReschedule> {
  const before = movableLine(reservation, asked);
  const days = newDays(ctx, before, asked);
  const line = { ...before, ...days };
  const turnaround = await getTurnaround(ctx);
  const pinned = isPromised(reservation)
    ? await pinAnew(ctx, { line, before, turnaround, readUnits })
    : null;
  const takenOf = await getTakenDays(ctx, line, turnaround);
  const units = unassignedUnits(line).map((unit) => ({
    unit,
    taken: takenOf(unit),
    isKept: pinned?.kept.has(unit.equipmentId) ?? true,
  }));
  return {
    reservation,
    line: before,
    days,
    units,
    replacements: codes(pinned?.replacements ?? []),
  };
}
