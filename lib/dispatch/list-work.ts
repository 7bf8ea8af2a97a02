import { listEvents } from "../calendar/list-events";
import type { Context } from "../kernel/context";
import type { Entry } from "../schedule/entries";
import { listEntriesOf } from "../schedule/list-entries";
import { listSchedule } from "../schedule/list-schedule";
import type { Day } from "../values/dates";
import { isRoutable } from "./routable";

/** Visits and events that may stand on a route of these days; both ends count. */
export async function listWork(ctx: Context, span: { from: Day; to: Day }): Promise<Entry[]> {
  const [visits, events] = await Promise.all([
    listSchedule(ctx, { ...span, withClosed: true, page: null }),
    listEvents(ctx, { ...span, page: null }),
  ]);
  const entries = await listEntriesOf(ctx, visits.rows, events.rows);
  return entries.filter(isRoutable);
}

export const projectsOf = (work: readonly Entry[]): number[] => [
  ...new Set(work.map(({ project }) => project.id)),
];
