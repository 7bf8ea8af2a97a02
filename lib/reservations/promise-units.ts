import { and } from "drizzle-orm";
import { among } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { live } from "@/db/live";
import { equipment, reservationUnits } from "@/db/schema";
import { typeLabels } from "../equipment/labels";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { inService } from "../placement/availability-conditions";
import { isPromise } from "../placement/claim-kind";
import { lockUnits } from "../placement/lock-units";
import { getSettings } from "../settings/get-settings";
import { listUnitClaims } from "../unit-claims/list-unit-claims";
import { later, showDay } from "../values/dates";
import { groupedBy } from "../values/rows";
import { type AskedLine, type Pinnable, pinUnits } from "./pin-units";
import { type Reservation, type ReservationLine, unassignedOf } from "./queries";
import type { Shortage } from "./short-of-whole-span";
import { shortageOf } from "./shortage";

type Waiting = { line: ReservationLine; at: number; asked: AskedLine };

const stillOpen = ({ units }: ReservationLine) =>
  units.filter(({ assignmentId }) => assignmentId === null);

function waitingLines(ctx: Context, { lines }: Reservation): Waiting[] {
  const waiting = lines.flatMap((line, at): Waiting[] => {
    const quantity = unassignedOf(line);
    const { type, toDate: to, minCapacityGallons } = line;
    const preferred = stillOpen(line).map(({ equipmentId }) => equipmentId);
    const from = later(line.fromDate, ctx.today);
    return quantity > 0
      ? [{ line, at, asked: { type, quantity, from, to, minCapacityGallons, preferred } }]
      : [];
  });
  const past = waiting.find(({ line }) => line.toDate !== null && line.toDate < ctx.today);
  if (!past) return waiting;
  const message = "Esos días ya pasaron.";
  throw new Refused(message, "validation_error", { [`lines.${past.at}.to_date`]: [message] });
}

/** All that could serve, locked by id, with what others hold of them. */
async function lockPinnable(ctx: Context, waiting: readonly Waiting[]): Promise<Pinnable[]> {
  const types = waiting.map(({ asked }) => asked.type);
  const able = and(live(equipment), inService(equipment), among(equipment.type, types));
  const found = await ctx.db.select({ id: equipment.id }).from(equipment).where(able);
  const ids = found.map(({ id }) => id);
  const units = await lockUnits(ctx, ids);
  const own = new Set(waiting.flatMap(({ line }) => line.units.map(({ id }) => id)));
  const claims = await listUnitClaims(ctx, {
    equipmentIds: ids,
    span: { from: ctx.today, to: null },
  });
  const held = groupedBy(
    claims.filter((claim) => claim.isFirm && !(isPromise(claim) && own.has(claim.sourceId))),
    ({ equipmentId }) => equipmentId,
  );
  return units.map((unit) => ({ ...unit, claims: held.get(unit.id) ?? [] }));
}

function refuseShort({ line, day, missing }: Shortage, waiting: readonly Waiting[]): never {
  const short = waiting[line];
  const type = short ? typeLabels[short.asked.type] : "";
  const lacks = missing === 1 ? "Falta 1 equipo" : `Faltan ${missing} equipos`;
  const message = `${lacks} de ${type} desde el ${showDay(day)}.`;
  throw new Refused(message, "resource_reserved", {
    [`lines.${short?.at ?? 0}.quantity`]: [message],
  });
}

type PinnedLine = { line: ReservationLine; units: readonly number[] };

/** Those that stand for a line already stay; in three statements, however many there are. */
async function writePinned(ctx: Context, pinned: readonly PinnedLine[]) {
  const parts = pinned.map(({ line, units }) => {
    const chosen = new Set(units);
    const before = stillOpen(line);
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
  const units = await lockPinnable(ctx, waiting);
  const { turnaroundDays } = await getSettings(ctx);
  const lines = waiting.map(({ asked }) => asked);
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
    (line) => stillOpen(line).filter((unit) => !unit.hasYielded).length >= unassignedOf(line),
  );
