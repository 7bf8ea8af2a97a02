import type { Context } from "../kernel/context";
import type { DaySpan } from "../values/dates";
import { getWhyUnfit } from "./get-why-unfit";
import { listProjectsOfRoutes } from "./list-projects-of-routes";
import type { RouteWithStops } from "./lock-route";
import { recordGateChecks } from "./record-gate-checks";

export async function judgeRoutes(ctx: Context, drafts: readonly RouteWithStops[], span: DaySpan) {
  const projectsByRoute = await listProjectsOfRoutes(
    ctx,
    drafts.map(({ id }) => id),
  );
  const projectIds = [...projectsByRoute.values()].flat().map(({ projectId }) => projectId);
  const whyUnfit = await getWhyUnfit(ctx, span, [...new Set(projectIds)]);
  const reasons = new Map(
    drafts.flatMap(({ id, staffId, date }) => {
      const [reason] = (projectsByRoute.get(id) ?? []).flatMap(
        ({ projectId }) => whyUnfit(staffId, date, projectId) ?? [],
      );
      return reason ? [[id, reason] as const] : [];
    }),
  );
  const fit = drafts.filter(({ id }) => !reasons.has(id));
  const blocked = await recordGateChecks(ctx, fit, projectsByRoute);
  return {
    reasons: new Map([...reasons, ...blocked]),
    publishable: fit.filter(({ id }) => !blocked.has(id)),
  };
}
