import { setImmediate as turn } from "node:timers/promises";
import { and, eq, isNotNull, lte, ne, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { visits } from "@/db/schema";
import type { BaseContext, Context } from "../kernel/context";
import { movedStatus } from "../states/visit";
import { addDays, type Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import { listServices, type ScheduledService } from "./queries";
import { waitingDays } from "./waiting";

export type LateService = { service: ScheduledService; visits: number; oldest: Day };

const listSettledDays = (ctx: BaseContext, ids: readonly number[], to: Day) =>
  ctx.db
    .select({
      assignmentId: visits.assignmentId,
      days: sql<string>`string_agg(${visits.plannedDate}::text, ',')`,
    })
    .from(visits)
    .where(
      and(
        among(visits.assignmentId, ids),
        ne(visits.status, movedStatus),
        lte(visits.plannedDate, to),
      ),
    )
    .groupBy(visits.assignmentId);

const listMovedVisits = (ctx: BaseContext, ids: readonly number[]) =>
  ctx.db
    .select({
      assignmentId: visits.assignmentId,
      plannedDate: visits.plannedDate,
      movedTo: sql<Day>`${visits.movedTo}`,
    })
    .from(visits)
    .where(
      and(
        among(visits.assignmentId, ids),
        eq(visits.status, movedStatus),
        isNotNull(visits.movedTo),
      ),
    );

const longestFirst = (a: LateService, b: LateService): number =>
  (a.oldest < b.oldest ? -1 : a.oldest > b.oldest ? 1 : 0) ||
  b.visits - a.visits ||
  a.service.assignmentId - b.service.assignmentId;

/** Milliseconds of work before others have their turn: the years of a large company are a million days. */
const longestTurn = 15;

export async function listLateServices(ctx: Context): Promise<LateService[]> {
  const yesterday = addDays(ctx.today, -1);
  const services = await listServices(ctx, { from: yesterday, to: yesterday });
  const ids = services.map(({ assignmentId }) => assignmentId);
  const [settled, moved] = await Promise.all([
    listSettledDays(ctx, ids, yesterday),
    listMovedVisits(ctx, ids),
  ]);
  const settledOf = new Map(settled.map(({ assignmentId, days }) => [assignmentId, days]));
  const movedOf = groupedBy(moved, ({ assignmentId }) => assignmentId);
  const late: LateService[] = [];
  let since = performance.now();
  for (const service of services) {
    const recorded = {
      settled: new Set(settledOf.get(service.assignmentId)?.split(",")),
      moved: movedOf.get(service.assignmentId) ?? [],
    };
    const days = waitingDays(service, recorded, yesterday);
    const [first] = days;
    if (first)
      late.push({
        service,
        visits: days.length,
        oldest: days.reduce((oldest, day) => (day < oldest ? day : oldest), first),
      });
    if (performance.now() - since < longestTurn) continue;
    await turn();
    since = performance.now();
  }
  return late.sort(longestFirst);
}
