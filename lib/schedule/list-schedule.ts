import type { Context } from "../kernel/context";
import { type Listed, type Page, partOf } from "../lists/page";
import { isDone } from "../states/visit";
import type { Day } from "../values/dates";
import { type Planned, planVisits } from "./plan";
import { listServices, listVisits, type ScheduledService, type Visit } from "./queries";

export type PlannedVisit = Planned<ScheduledService, Visit>;

type ScheduleQuery = {
  /** Both ends count. */
  from: Day;
  to: Day;
  projectId?: number | undefined;
  /** Also what was done in projects closed since. */
  withClosed?: boolean;
  staffId?: number | undefined;
  page: Page;
};

/** Closing a project cancels planned visits, not done ones. */
const outlives = ({ service, visit }: PlannedVisit): boolean =>
  !service.isClosed || (visit !== null && isDone(visit));

export async function listSchedule(
  ctx: Context,
  { staffId, page, ...query }: ScheduleQuery,
): Promise<Listed<PlannedVisit>> {
  const services = await listServices(ctx, query);
  const ids = services.map(({ assignmentId }) => assignmentId);
  const visits = await listVisits(ctx, ids, query);
  const planned = planVisits(services, visits, query).filter(outlives);
  const all = staffId ? planned.filter(({ visit }) => visit?.staffId === staffId) : planned;
  return partOf(all, page);
}
