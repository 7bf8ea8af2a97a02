import { and, eq, gte, isNotNull, lte, not, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import {
  assignments,
  calendarEvents,
  custodyChains,
  projects,
  shippingGuides,
  vehicles,
  worksheets,
} from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { holdingOnOrAfter } from "../placement/holding";
import { countedChainStatuses } from "../states/chain";
import { openEventStatuses } from "../states/event";
import { type RuleSubject, technical, unit, vehicle } from "../states/gate";
import { billableGuides } from "../states/guide";
import { type Day, type DaySpan, eachDay, earlier, later } from "../values/dates";
import { type Engagement, engaged, mostPlanned } from "./engagement";
import { listVisitsAhead } from "./list-visits-ahead";

const ofOpenProjects = and(live(projects), not(projects.isClosed));

type Spanned = DaySpan & { id: number; projectId: number };

const eachDayOf = (subject: RuleSubject, rows: readonly Spanned[], span: DaySpan): Engagement[] =>
  rows.flatMap(({ id, projectId, from, to }) =>
    eachDay(later(from, span.from), earlier(to, span.to)).map((day) => ({
      ...{ subject, id, projectId, day },
    })),
  );

const overlapping = (from: SQL, to: SQL, span: DaySpan): SQL =>
  sql`${from} <= ${span.to} and ${to} >= ${span.from}`;

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

const guideStart = sql<Day>`coalesce(${shippingGuides.startDate}, ${shippingGuides.issueDate})`;
const guideEnd = sql<Day>`greatest(${guideStart}, ${shippingGuides.endDate})`;

const listGuidesAhead = (ctx: BaseContext, span: DaySpan) =>
  ctx.db
    .select({
      id: vehicles.id,
      projectId: shippingGuides.projectId,
      from: sql<Day>`${guideStart}::text`,
      to: sql<Day>`${guideEnd}::text`,
    })
    .from(shippingGuides)
    .innerJoin(projects, eq(projects.id, shippingGuides.projectId))
    .innerJoin(
      vehicles,
      sql`upper(trim(${shippingGuides.vehiclePlate})) = ${vehicles.plate} and ${live(vehicles)}`,
    )
    .where(
      and(
        ofOpenProjects,
        undeleted(shippingGuides),
        among(shippingGuides.status, billableGuides),
        overlapping(guideStart, guideEnd, span),
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

/**
 * What is planned: visits by whoever served last, open events, chains and guides that are written ahead, and the units
 * at work. Seven statements; routes and reservations join here.
 */
export async function listEngagements(ctx: BaseContext, span: DaySpan): Promise<Engagement[]> {
  const [ahead, events, chains, guides, units] = await Promise.all([
    listVisitsAhead(ctx, span),
    listEventsAhead(ctx, span),
    listChainsAhead(ctx, span),
    listGuidesAhead(ctx, span),
    listUnitsAhead(ctx, span),
  ]);
  return [
    ...ahead,
    ...chains,
    ...eachDayOf(technical, events, span),
    ...eachDayOf(vehicle, guides, span),
    ...eachDayOf(unit, units, span),
  ];
}
