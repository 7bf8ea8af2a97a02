import { and, asc, between, eq, exists, getTableColumns, lte, not, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { assignments, equipment, partners, projects, visits } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofServices } from "../placement/of-kind";
import { costOn } from "../rates/cost-on";
import { doneStatus } from "../states/visit";
import type { Day, DaySpan } from "../values/dates";

const served = alias(equipment, "served");

export type ServiceQuery = DaySpan & {
  projectId?: number | undefined;
  /** Also of closed projects, when served in the span. */
  withClosed?: boolean | undefined;
};

/** A visit done in the span counts even if the service was postponed since. */
const servedIn = (ctx: BaseContext, { from, to }: DaySpan) =>
  exists(
    ctx.db
      .select({ id: visits.id })
      .from(visits)
      .where(
        and(
          eq(visits.assignmentId, assignments.id),
          eq(visits.status, doneStatus),
          or(between(visits.plannedDate, from, to), between(visits.movedTo, from, to)),
        ),
      ),
  );

/** Of an assignment and its project, whatever the days. */
export const liveServices = ({
  projectId,
  withClosed = false,
}: Omit<ServiceQuery, keyof DaySpan>) =>
  and(
    live(assignments),
    ofServices(assignments),
    live(projects),
    withClosed ? undefined : not(projects.isClosed),
    projectId ? eq(projects.id, projectId) : undefined,
  );

/** Begun before the span ends or served in it, ended and retired ones, too. */
const servicesOf = (ctx: BaseContext, { projectId, withClosed, ...span }: ServiceQuery) =>
  and(
    liveServices({ projectId, withClosed }),
    or(and(not(projects.isClosed), lte(assignments.startDate, span.to)), servedIn(ctx, span)),
  );

export const scheduleColumns = {
  assignmentId: assignments.id,
  isClosed: projects.isClosed,
  frequencyType: assignments.frequencyType,
  intervalDays: assignments.intervalDays,
  weekdays: assignments.weekdays,
  monthdays: assignments.monthdays,
  startDate: assignments.startDate,
  endDate: assignments.endDate,
  retirementDate: assignments.retirementDate,
};

/** With the tables that {@link selectServices} joins. */
export const serviceColumnsOn = (today: Day) => ({
  ...scheduleColumns,
  projectId: assignments.projectId,
  partnerName: partners.name,
  location: projects.location,
  equipmentId: assignments.equipmentId,
  code: equipment.code,
  name: equipment.name,
  servedEquipmentId: assignments.servedEquipmentId,
  servedCode: served.code,
  servedName: served.name,
  description: assignments.description,
  cost: costOn(today),
});

export const servedUnit = served;

const selectServices = (ctx: BaseContext) =>
  ctx.db
    .select(serviceColumnsOn(ctx.today))
    .from(assignments)
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .leftJoin(served, eq(served.id, assignments.servedEquipmentId));

export const listServices = (ctx: BaseContext, query: ServiceQuery) =>
  selectServices(ctx).where(servicesOf(ctx, query)).orderBy(asc(assignments.id));

export type ScheduledService = Awaited<ReturnType<typeof listServices>>[number];
export type Visit = typeof visits.$inferSelect;

export async function listServicesById(
  ctx: BaseContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ScheduledService>> {
  if (ids.length === 0) return new Map();
  const found = await selectServices(ctx).where(among(assignments.id, ids));
  return new Map(found.map((service) => [service.assignmentId, service]));
}

/** {@link listServices}, their days alone. */
export const listServiceSchedules = (ctx: BaseContext, query: ServiceQuery) =>
  ctx.db
    .select(scheduleColumns)
    .from(assignments)
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .where(servicesOf(ctx, query))
    .orderBy(asc(assignments.id));

export type ServiceSchedule = Awaited<ReturnType<typeof listServiceSchedules>>[number];

const visitsIn = ({ from, to }: DaySpan) =>
  or(between(visits.plannedDate, from, to), between(visits.movedTo, from, to));

/** Recorded ones planned in the span or moved into it, of live services; with somebody, those that are his. */
export const listVisits = (
  ctx: BaseContext,
  query: ServiceQuery,
  staffId?: number,
): Promise<Visit[]> =>
  ctx.db
    .select(getTableColumns(visits))
    .from(visits)
    .innerJoin(assignments, eq(assignments.id, visits.assignmentId))
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .where(
      and(staffId ? eq(visits.staffId, staffId) : undefined, visitsIn(query), liveServices(query)),
    );
