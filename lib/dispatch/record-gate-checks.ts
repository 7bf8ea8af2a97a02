import { type GateAsked, listGateChecks } from "../compliance/check-gate";
import { stopsWork } from "../compliance/gate";
import { failureWords } from "../compliance/labels";
import { lockLiveOverridesShared } from "../compliance/list-live-overrides";
import { recordChecks } from "../compliance/record-checks";
import type { Context } from "../kernel/context";
import type { ProjectsOfRoutes } from "./list-projects-of-routes";
import type { RouteWithStops } from "./lock-route";

const askedOf = (route: RouteWithStops, projectId: number): GateAsked => ({
  act: "ROUTE",
  actId: route.id,
  projectId,
  from: route.date,
  to: route.date,
  technicalIds: [route.staffId],
  vehicleIds: route.vehicleId === null ? [] : [route.vehicleId],
  resourceIds: [],
});

/**
 * Why the rules of compliance hold routes back, by route; what the others go with is written down. No override that one
 * of them stands on is taken back before the transaction ends.
 */
export async function recordGateChecks(
  ctx: Context,
  routes: readonly RouteWithStops[],
  projectsByRoute: ProjectsOfRoutes,
): Promise<Map<number, string>> {
  const asked = routes.flatMap((route) =>
    (projectsByRoute.get(route.id) ?? []).map(({ projectId }) => askedOf(route, projectId)),
  );
  const checks = await listGateChecks(ctx, asked, lockLiveOverridesShared);
  const reasons = new Map<number, string>();
  for (const { asked, failures } of checks) {
    const [first] = failures.filter(stopsWork);
    if (first && asked.actId !== null && !reasons.has(asked.actId))
      reasons.set(asked.actId, failureWords(first));
  }
  await recordChecks(
    ctx,
    checks.filter(({ asked }) => asked.actId !== null && !reasons.has(asked.actId)),
  );
  return reasons;
}
