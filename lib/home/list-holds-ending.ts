import { and, asc, eq, gt, sql } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { partners, projects, reservations } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { reservationMoves } from "../states/reservation";
import { clockIn } from "../values/clock";

const shown = 5;

const selectHolds = (ctx: BaseContext) =>
  ctx.db
    .select({
      id: reservations.id,
      code: reservations.code,
      partnerName: partners.name,
      location: sql<string>`coalesce(${projects.location}, ${reservations.location})`,
      holdUntil: sql<Date>`${reservations.holdUntil}`.mapWith(reservations.holdUntil),
      inAll: sql<number>`(count(*) over ())::int`,
    })
    .from(reservations)
    .innerJoin(partners, eq(partners.id, reservations.partnerId))
    .leftJoin(projects, eq(projects.id, reservations.projectId))
    .where(
      and(
        undeleted(reservations),
        eq(reservations.status, reservationMoves.hold.to),
        gt(reservations.holdUntil, ctx.now),
        sql`(${reservations.holdUntil} at time zone ${ctx.timeZone})::date = ${ctx.today}::date`,
      ),
    )
    .orderBy(asc(reservations.holdUntil), asc(reservations.id))
    .limit(shown);

export type EndingHold = Omit<
  Awaited<ReturnType<typeof selectHolds>>[number],
  "inAll" | "holdUntil"
> & {
  /** HH:MM in the company's time zone. */
  until: string;
};

/** Reservations whose hold ends today, the first to end first; units are free again then. */
export async function listHoldsEnding(
  ctx: BaseContext,
): Promise<{ rows: EndingHold[]; total: number }> {
  const found = await selectHolds(ctx);
  return {
    rows: found.map(({ inAll: _, holdUntil, ...hold }) => ({
      ...hold,
      until: clockIn(holdUntil, ctx.timeZone),
    })),
    total: found[0]?.inAll ?? 0,
  };
}
