import { and, count, desc, eq, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { partners, projects, reservationLines, reservations } from "@/db/schema";
import { contains, inSpanish, orEmpty } from "@/db/search";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";
import { endableStatuses, type ReservationStatus } from "../states/reservation";
import type { Day } from "../values/dates";
import { single } from "../values/rows";
import { currentStatus } from "./current-status";
import { type Reservation, selectReservations, undeletedReservations, withLines } from "./queries";

type ReservationQuery = ListRequest & {
  status?: ReservationStatus | undefined;
  partnerId?: number | undefined;
  projectId?: number | undefined;
  /** Only those that something will still become of. */
  isStanding?: true;
  /** Those that ask for a day between these. */
  days_from?: Day | null | undefined;
  days_to?: Day | null | undefined;
};

const ofLines = sql`from ${reservationLines} where ${eq(reservationLines.reservationId, reservations.id)}`;

const sortable = {
  code: reservations.code,
  partner: inSpanish(partners.name),
  location: inSpanish(reservations.location),
  days: sql`(select min(${reservationLines.fromDate}) ${ofLines})`,
  hold: reservations.holdUntil,
  status: reservations.status,
};

const texts = [
  reservations.code,
  partners.name,
  reservations.location,
  orEmpty(reservations.notes),
];

const askingForDays = ({ days_from: from, days_to: to }: ReservationQuery): SQL | undefined =>
  from || to
    ? sql`exists (select ${ofLines} and ${and(
        from ? or(isNull(reservationLines.toDate), gte(reservationLines.toDate, from)) : undefined,
        to ? lte(reservationLines.fromDate, to) : undefined,
      )})`
    : undefined;

const matching = (query: ReservationQuery): SQL | undefined =>
  and(
    query.status && eq(currentStatus, query.status),
    query.partnerId ? eq(reservations.partnerId, query.partnerId) : undefined,
    query.projectId ? eq(reservations.projectId, query.projectId) : undefined,
    query.isStanding && among(reservations.status, endableStatuses),
    askingForDays(query),
    contains(texts, query.search),
  );

const countReservations = async (ctx: Context, where: SQL | undefined) =>
  single(
    await ctx.db
      .select({ total: count() })
      .from(reservations)
      .innerJoin(partners, eq(partners.id, reservations.partnerId))
      .leftJoin(projects, eq(projects.id, reservations.projectId))
      .where(and(undeletedReservations, where)),
  ).total;

/** The newest first. */
export async function listReservations(
  ctx: Context,
  query: ReservationQuery,
): Promise<Listed<Reservation>> {
  const where = matching(query);
  const rows = selectReservations(ctx, where).orderBy(
    ...orderOf(query.sort, sortable, [desc(reservations.id)], reservations.id),
  );
  const listed = await listedOf(rows, () => countReservations(ctx, where), query.page);
  return { ...listed, rows: await withLines(ctx, listed.rows) };
}
