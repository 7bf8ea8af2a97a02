import { and, asc, eq, getTableColumns, type SQL } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { partners, projects, reservationLines, reservations } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { statusAt } from "../states/reservation";
import { groupedBy } from "../values/rows";
import { listReservedUnits, type ReservedUnit } from "./list-reserved-units";

export const undeletedReservations = undeleted(reservations);

export const selectReservations = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({
      ...getTableColumns(reservations),
      partnerName: partners.name,
      projectLocation: projects.location,
    })
    .from(reservations)
    .innerJoin(partners, eq(partners.id, reservations.partnerId))
    .leftJoin(projects, eq(projects.id, reservations.projectId))
    .where(and(undeletedReservations, where));

type ReservationRow = Awaited<ReturnType<typeof selectReservations>>[number];
export type ReservationLine = typeof reservationLines.$inferSelect & { units: ReservedUnit[] };
export type Reservation = ReservationRow & { lines: ReservationLine[] };

const listLines = (ctx: BaseContext, ids: readonly number[]) =>
  ctx.db
    .select()
    .from(reservationLines)
    .where(among(reservationLines.reservationId, ids))
    .orderBy(asc(reservationLines.reservationId), asc(reservationLines.id));

/** As they stand now: a hold whose time is over has lapsed. */
export async function withLines(
  ctx: BaseContext,
  rows: readonly ReservationRow[],
): Promise<Reservation[]> {
  if (rows.length === 0) return [];
  const lines = await listLines(
    ctx,
    rows.map(({ id }) => id),
  );
  const units = groupedBy(
    await listReservedUnits(
      ctx,
      lines.map(({ id }) => id),
    ),
    ({ lineId }) => lineId,
  );
  const byReservation = groupedBy(lines, ({ reservationId }) => reservationId);
  return rows.map((row) => ({
    ...row,
    status: statusAt(row, ctx.now),
    lines: (byReservation.get(row.id) ?? []).map((line) => ({
      ...line,
      units: units.get(line.id) ?? [],
    })),
  }));
}
