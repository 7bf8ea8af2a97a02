import type { Context } from "../kernel/context";
import { type Listed, type Page, partOf } from "../lists/page";
import { isDone } from "../states/visit";
import { countVisitsByDay } from "./count-visits-by-day";
import { countByDay, daysOfPage } from "./day-counts";
import { type Planned, planVisits } from "./plan";
import {
  listServiceSchedules,
  listServices,
  listServicesById,
  listVisits,
  type ScheduledService,
  type ServiceQuery,
  type Visit,
} from "./queries";

export type PlannedVisit = Planned<ScheduledService, Visit>;

/** Both ends count; with `withClosed` also what was done in projects closed since. */
type ScheduleQuery = ServiceQuery & { staffId?: number | undefined; page: Page };

type SomePlanned = Planned<{ isClosed: boolean }, Visit>;

/** Closing a project cancels planned visits, not done ones. */
const outlives = ({ service, visit }: SomePlanned): boolean =>
  !service.isClosed || (visit !== null && isDone(visit));

async function listAll(ctx: Context, query: ServiceQuery): Promise<PlannedVisit[]> {
  const [services, visits] = await Promise.all([listServices(ctx, query), listVisits(ctx, query)]);
  return planVisits(services, visits, query).filter(outlives);
}

/** Somebody's are recorded ones only. */
async function listOfStaff(
  ctx: Context,
  staffId: number,
  query: ServiceQuery,
): Promise<PlannedVisit[]> {
  const visits = await listVisits(ctx, query, staffId);
  const ids = new Set(visits.map(({ assignmentId }) => assignmentId));
  const services = await listServicesById(ctx, [...ids]);
  return planVisits([...services.values()], visits, query).filter(
    (planned) => planned.visit !== null && outlives(planned),
  );
}

/** Counts every day, and plans only those of the page. */
async function listPage(
  ctx: Context,
  query: ServiceQuery,
  page: Exclude<Page, null>,
): Promise<Listed<PlannedVisit>> {
  const [schedules, recorded] = await Promise.all([
    listServiceSchedules(ctx, query),
    countVisitsByDay(ctx, query),
  ]);
  const open = schedules.filter(({ isClosed }) => !isClosed);
  const counts = countByDay(open, recorded, query);
  const total = counts.reduce((sum, visits) => sum + visits, 0);
  const part = daysOfPage(counts, query.from, page);
  if (!part) return { rows: [], total, page };
  const visits = await listVisits(ctx, { ...query, ...part.span });
  const planned = planVisits(schedules, visits, part.span)
    .filter(outlives)
    .slice(part.skipped, part.skipped + page.pageSize);
  const shown = new Set(planned.map(({ service }) => service.assignmentId));
  const services = await listServicesById(ctx, [...shown]);
  const rows = planned.flatMap((visit) => {
    const service = services.get(visit.service.assignmentId);
    return service ? [{ ...visit, service }] : [];
  });
  return { rows, total, page };
}

export async function listSchedule(
  ctx: Context,
  { staffId, page, ...query }: ScheduleQuery,
): Promise<Listed<PlannedVisit>> {
  if (staffId) return partOf(await listOfStaff(ctx, staffId, query), page);
  return page ? listPage(ctx, query, page) : partOf(await listAll(ctx, query), page);
}
