import { type GateAsked, type GateCheck, listGateChecks } from "../compliance/check-gate";
import { stops } from "../compliance/gate";
import { failureText } from "../compliance/labels";
import { lockLiveOverridesShared } from "../compliance/list-live-overrides";
import { recordChecks } from "../compliance/require-gate";
import type { Context } from "../kernel/context";
import type { DaySpan } from "../values/dates";
import { groupedBy } from "../values/rows";
import { getFitness } from "./get-fitness";
import { listStopProjects } from "./list-stop-projects";
import type { RouteWithStops } from "./lock-route";

type Places = Awaited<ReturnType<typeof listStopProjects>>;

const gateOf = ({ id, date, staffId, vehicleId }: RouteWithStops, places: Places): GateAsked[] =>
  (places.get(id) ?? []).map(({ projectId }) => ({
    ...{ act: "ROUTE", actId: id, projectId, from: date, to: date },
    technicalIds: [staffId],
    vehicleIds: vehicleId ? [vehicleId] : [],
  }));

const blockOf = (checks: readonly GateCheck[]): string | null => {
  const failure = checks.flatMap(({ failures }) => failures).find(stops);
  return failure ? failureText(failure) : null;
};

/**
 * Why each of them may not go out, by route; who of the others goes with a warning or an override is written down. The
 * overrides stay until the transaction ends.
 */
export async function judgeRoutes(
  ctx: Context,
  drafts: readonly RouteWithStops[],
  span: DaySpan,
): Promise<Map<number, string>> {
  const places = await listStopProjects(
    ctx,
    drafts.map(({ id }) => id),
  );
  const asked = drafts.flatMap((draft) => gateOf(draft, places));
  const checks = groupedBy(
    await listGateChecks(ctx, asked, lockLiveOverridesShared),
    (check) => check.asked.actId,
  );
  const projectIds = [...new Set(asked.map(({ projectId }) => projectId))];
  const whyUnfit = await getFitness(ctx, span, projectIds);
  const reasons = new Map(
    drafts.flatMap(({ id, staffId, date }) => {
      const [unfit] = (places.get(id) ?? []).flatMap(
        ({ projectId }) => whyUnfit(staffId, date, projectId) ?? [],
      );
      const reason = unfit ?? blockOf(checks.get(id) ?? []);
      return reason ? [[id, reason] as const] : [];
    }),
  );
  const going = drafts.filter(({ id }) => !reasons.has(id));
  await recordChecks(
    ctx,
    going.flatMap(({ id }) => checks.get(id) ?? []),
  );
  return reasons;
}
