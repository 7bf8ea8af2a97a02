import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { partners, projects, reservations } from "@/db/schema";
import { contains, inSpanish } from "@/db/search";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";
import { heldPastItsTime } from "../placement/held-past";
import { type ReservationStatus, reservationMoves } from "../states/reservation";
import { single } from "../values/rows";
import { type Reservation, selectReservations, undeletedReservations, withLines } from "./queries";

type ReservationQuery = ListRequest & {
  status?: ReservationStatus | undefined;
  partnerId?: number | undefined;
  projectId?: number | undefined;
};

const sortable = {
  code: reservations.code,
  partner: inSpanish(partners.name),
  location: inSpanish(reservations.location),
  hold: reservations.holdUntil,
};

/** A hold that is over has lapsed, though nobody has written it down yet. */
export const standingStatus = sql<ReservationStatus>`case when ${heldPastItsTime} then ${reservationMoves.expire.to}
  else ${reservations.status} end`;

const texts = [
  reservations.code,
  partners.name,
  reservations.location,
  sql`coalesce(${reservations.notes}, '')`,
];

const matching = (query: ReservationQuery): SQL | undefined =>
  and(
    query.status && eq(standingStatus, query.status),
    query.partnerId ? eq(reservations.partnerId, query.partnerId) : undefined,
    query.projectId ? eq(reservations.projectId, query.projectId) : undefined,
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
