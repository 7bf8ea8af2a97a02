import type { BaseContext } from "../kernel/context";
import { addDays, type Day, earlier } from "../values/dates";
import { listRecordedDays, listRecordedSeries } from "./list-recorded-series";
import { listServicesById, type ScheduledService, type ServiceSchedule } from "./queries";
import { firstUnrecorded, type RecordedDays, waitingOf } from "./waiting";

type Late = { schedule: ServiceSchedule & RecordedDays; visits: number; oldest: Day | null };
type Dated = Late & { oldest: Day };

export type LateService = { service: ScheduledService; visits: number; oldest: Day };

/** `rows` are the first ones; the sums are of all. */
export type LateServices = { rows: LateService[]; services: number; visits: number };

const longestFirst = (a: Dated, b: Dated): number =>
  (a.oldest < b.oldest ? -1 : a.oldest > b.oldest ? 1 : 0) ||
  b.visits - a.visits ||
  a.schedule.assignmentId - b.schedule.assignmentId;

/** Asks for the days of those only that were served from the first day on. */
async function withOldest(ctx: BaseContext, late: readonly Late[], until: Day): Promise<Dated[]> {
  const asked = late.filter(({ oldest }) => oldest === null);
  const ids = asked.map(({ schedule }) => schedule.assignmentId);
  const recorded = await listRecordedDays(ctx, ids, until);
  return late.map((one) => {
    const { schedule, oldest } = one;
    const days = recorded.get(schedule.assignmentId) ?? new Set();
    const open = oldest ?? firstUnrecorded(schedule, days, until) ?? until;
    return { ...one, oldest: schedule.firstMoved ? earlier(open, schedule.firstMoved) : open };
  });
}

/** With visits of days past that nobody recorded, the longest waiting first. */
export async function listLateServices(ctx: BaseContext, atMost: number): Promise<LateServices> {
  const until = addDays(ctx.today, -1);
  const schedules = await listRecordedSeries(ctx, until);
  const waiting = schedules.map((schedule) => ({
    schedule,
    ...waitingOf(schedule, schedule, until),
  }));
  const late = waiting.filter(({ visits }) => visits > 0);
  const first = (await withOldest(ctx, late, until)).sort(longestFirst).slice(0, atMost);
  const ids = first.map(({ schedule }) => schedule.assignmentId);
  const services = await listServicesById(ctx, ids);
  return {
    rows: first.flatMap(({ schedule, visits, oldest }) => {
      const service = services.get(schedule.assignmentId);
      return service ? [{ service, visits, oldest }] : [];
    }),
    services: late.length,
    visits: late.reduce((total, { visits }) => total + visits, 0),
  };
}
