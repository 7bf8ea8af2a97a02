import { and, eq, gte, isNotNull, lte, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { assignments, calendarEvents, custodyChains, projects, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { holdingOnOrAfter } from "../placement/holding";
import { countedChainStatuses } from "../states/chain";
import { openEventStatuses } from "../states/event";
import { type RuleSubject, technical, unit, vehicle } from "../states/gate";
import { type Day, type DaySpan, eachDay, earlier, later } from "../values/dates";
import { type Engagement, engaged, mostPlanned, ofOpenProjects, overlapping } from "./engagement";
import { listGuidesAhead } from "./list-guides-ahead";
import { engagedByRoutes, listStopsAhead, type StopAhead } from "./list-stops-ahead";
import { listVisitsAhead, nameOfVisit } from "./list-visits-ahead";

type Spanned = DaySpan & { id: number; projectId: number };

const eachDayOf = (subject: RuleSubject, rows: readonly Spanned[], span: DaySpan): Engagement[] =>
  rows.flatMap(({ id, projectId, from, to }) =>
    eachDay(later(from, span.from), earlier(to, span.to)).map((day) => ({
      ...{ subject, id, projectId, day },
    })),
  );

const listEventsAhead = (ctx: BaseContext, span: DaySpan) =>
  ctx.db
    .select({
      id: sql<number>`${calendarEvents.staffId}`,
      projectId: calendarEvents.projectId,
      from: calendarEvents.startDate,
      to: calendarEvents.endDate,
    })
    .from(calendarEvents)
    .innerJoin(projects, eq(projects.id, calendarEvents.projectId))
    .where(
      and(
        ofOpenProjects,
        undeleted(calendarEvents),
        among(calendarEvents.status, openEventStatuses),
        isNotNull(calendarEvents.staffId),
        overlapping(sql`${calendarEvents.startDate}`, sql`${calendarEvents.endDate}`, span),
      ),
    )
    .limit(mostPlanned);

async function listChainsAhead(ctx: BaseContext, { from, to }: DaySpan): Promise<Engagement[]> {
  const chains = await ctx.db
    .select({
      staffId: custodyChains.staffId,
      vehicleId: custodyChains.vehicleId,
      projectId: worksheets.projectId,
      day: custodyChains.date,
    })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .where(
      and(
        ofOpenProjects,
        undeleted(custodyChains),
        among(custodyChains.status, countedChainStatuses),
        gte(custodyChains.date, from),
        lte(custodyChains.date, to),
      ),
    )
    .limit(mostPlanned);
  return chains.flatMap(({ staffId, vehicleId, ...when }): Engagement[] => [
    ...engaged(technical, staffId, when),
    ...engaged(vehicle, vehicleId, when),
  ]);
}

const listUnitsAhead = (ctx: BaseContext, span: DaySpan) =>
  ctx.db
    .select({
      id: assignments.equipmentId,
      projectId: assignments.projectId,
      from: assignments.startDate,
      to: sql<Day>`coalesce(${assignments.endDate}, ${span.to}::date)::text`,
    })
    .from(assignments)
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .where(
      and(
        ofOpenProjects,
        holdingOnOrAfter(assignments, span.from),
        lte(assignments.startDate, span.to),
      ),
    )
    .limit(mostPlanned);

const visitsOf = (stops: readonly StopAhead[]) =>
  new Set(
    stops.flatMap(({ assignmentId, plannedDate }) =>
      assignmentId && plannedDate ? [nameOfVisit(assignmentId, plannedDate)] : [],
    ),
  );

/**
 * What is planned: stops of routes, the other visits, open events, chains and guides that are written ahead, and the
 * units at work. Nine statements; reservations join here.
 */
export async function listEngagements(ctx: BaseContext, span: DaySpan): Promise<Engagement[]> {
  const stops = await listStopsAhead(ctx, span);
  const [ahead, events, chains, guides, units] = await Promise.all([
    listVisitsAhead(ctx, span, visitsOf(stops)),
    listEventsAhead(ctx, span),
    listChainsAhead(ctx, span),
    listGuidesAhead(ctx, span),
    listUnitsAhead(ctx, span),
  ]);
  return [
    ...engagedByRoutes(stops),
    ...ahead,
    ...chains,
    ...eachDayOf(technical, events, span),
    ...eachDayOf(vehicle, guides, span),
    ...eachDayOf(unit, units, span),
  ];
}
