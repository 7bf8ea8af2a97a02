import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import { listSchedule, type PlannedVisit } from "../schedule/list-schedule";
import { isWaiting } from "../schedule/plan";
import { addDays, earlier } from "../values/dates";
import { type PendingItem, type PendingScope, scopeSpan } from "./scope";

function itemOf({ service, plannedDate, date }: PlannedVisit): PendingItem {
  return {
    id: `visit-${service.assignmentId}-${plannedDate}`,
    title: service.name,
    detail: [service.servedCode ?? service.code, service.description].join(" · "),
    date,
    url: links.visitsOn(service.projectId, date),
  };
}

/** Before today; closing a project cancels what is planned in it. */
export async function listUnmarkedVisits(
  ctx: Context,
  scope: PendingScope,
): Promise<PendingItem[]> {
  const { from, to } = scopeSpan(scope);
  const until = earlier(to, addDays(ctx.today, -1));
  if (until < from) return [];
  const asked = { from, to: until, projectId: scope.project.id, page: null };
  const { rows } = await listSchedule(ctx, asked);
  return rows.filter(isWaiting).map(itemOf);
}
