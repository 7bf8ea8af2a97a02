import { and, asc, eq, getTableColumns, type SQL } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import {
  assignments,
  equipment,
  partners,
  projects,
  reservationLines,
  reservations,
  reservationUnits,
} from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { statusAt } from "../states/reservation";
import { groupedBy } from "../values/rows";

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

const listUnits = (ctx: BaseContext, lineIds: readonly number[]) =>
  ctx.db
    .select({
      ...getTableColumns(reservationUnits),
      code: equipment.code,
      name: equipment.name,
      availability: equipment.availability,
      condition: equipment.condition,
      assignedProjectId: assignments.projectId,
    })
    .from(reservationUnits)
    .innerJoin(equipment, eq(equipment.id, reservationUnits.equipmentId))
    .leftJoin(assignments, eq(assignments.id, reservationUnits.assignmentId))
    .where(among(reservationUnits.lineId, lineIds))
    .orderBy(asc(reservationUnits.lineId), asc(equipment.code));

export type ReservedUnit = Awaited<ReturnType<typeof listUnits>>[number];
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
    await listUnits(
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

/** How many of a line are still to become assignments. */
export const unassignedOf = ({ quantity, units }: Pick<ReservationLine, "quantity" | "units">) =>
  quantity - units.filter(({ assignmentId }) => assignmentId !== null).length;
