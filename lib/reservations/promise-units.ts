import { among } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { reservationUnits } from "@/db/schema";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { getSettings } from "../settings/get-settings";
import { type AskedLine, pinUnits } from "./pin-units";
import { lockPinnable, remainderOfLine, unassignedUnits } from "./pinnable";
import type { Reservation, ReservationLine } from "./queries";
import { refuseShortage } from "./refuse-shortage";
import type { Shortage } from "./short-of-whole-span";
import { shortageOf } from "./shortage";
import { countLeftToAssign } from "./summary";

type Waiting = { line: ReservationLine; at: number; remainder: AskedLine };

function waitingLines(ctx: Context, { lines }: Reservation): Waiting[] {
  const waiting = lines.flatMap((line, at): Waiting[] => {
    const remainder = remainderOfLine(line, ctx.today);
    return remainder.quantity > 0 ? [{ line, at, remainder }] : [];
  });
  const past = waiting.find(({ line }) => line.toDate !== null && line.toDate < ctx.today);
  if (!past) return waiting;
  const message = "Esos días ya pasaron.";
  throw new Refused(message, "validation_error", { [`lines.${past.at}.to_date`]: [message] });
}

function refuseShort({ line, ...short }: Shortage, waiting: readonly Waiting[]): never {
  const { remainder, at } = waiting[line] ?? {};
  return refuseShortage({ ...short, type: remainder?.type }, `lines.${at ?? 0}.quantity`);
}

type PinnedLine = { line: ReservationLine; units: readonly number[] };

/** Those that stand for a line already stay; in three statements, however many there are. */
async function writePinned(ctx: Context, pinned: readonly PinnedLine[]) {
  const parts = pinned.map(({ line, units }) => {
    const chosen = new Set(units);
    const before = unassignedUnits(line);
    const known = new Set(before.map(({ equipmentId }) => equipmentId));
    return {
      gone: before.filter(({ equipmentId }) => !chosen.has(equipmentId)).map(({ id }) => id),
      again: before.filter(({ hasYielded }) => hasYielded).map(({ id }) => id),
      added: units
        .filter((id) => !known.has(id))
        .map((equipmentId) => ({ lineId: line.id, equipmentId })),
    };
  });
  const gone = parts.flatMap((part) => part.gone);
  const again = parts.flatMap((part) => part.again);
  await ctx.db.delete(reservationUnits).where(among(reservationUnits.id, gone));
  await ctx.db
    .update(reservationUnits)
    .set({ hasYielded: false })
    .where(among(reservationUnits.id, again));
  await insertAll(
    ctx.db,
    reservationUnits,
    parts.flatMap(({ added }) => added),
  );
}

/** Each line gets units that are free on its days; refused with the first day short. Its own units stay where they can. */
export async function promiseUnits(ctx: Context, reservation: Reservation): Promise<void> {
  const waiting = waitingLines(ctx, reservation);
  const units = await lockPinnable(
    ctx,
    waiting.map(({ line }) => line),
  );
  const { turnaroundDays } = await getSettings(ctx);
  const lines = waiting.map(({ remainder }) => remainder);
  const pinned = pinUnits(lines, units, turnaroundDays);
  if (!pinned) return refuseShort(shortageOf(lines, units, turnaroundDays), waiting);
  await writePinned(
    ctx,
    waiting.map(({ line }, at) => ({ line, units: pinned[at] ?? [] })),
  );
}

/** What was promised to it still is. */
export const keepsItsUnits = ({ lines }: Reservation): boolean =>
  lines.every(
    (line) =>
      unassignedUnits(line).filter((unit) => !unit.hasYielded).length >= countLeftToAssign(line),
  );
