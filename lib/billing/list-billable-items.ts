import type { BaseContext } from "../kernel/context";
import { earlier, later } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { Period } from "./facts";
import { listFacts } from "./list-facts";
import { listClaimingLines } from "./list-live-lines";
import { type UnbilledItem, unbilledItemsOf } from "./unbilled";

type Asked = { projectId: number; period: Period };

/** By project, what a new sheet of that period would bill, days that are still to come included. */
export async function listBillableItems(
  ctx: BaseContext,
  asked: readonly Asked[],
): Promise<Map<number, UnbilledItem[]>> {
  const [first, ...rest] = asked.map(({ period }) => period);
  if (!first) return new Map();
  const projectIds = asked.map(({ projectId }) => projectId);
  const period = rest.reduce(
    (a, b) => ({ from: earlier(a.from, b.from), to: later(a.to, b.to) }),
    first,
  );
  const facts = await listFacts(ctx, { projectIds, period });
  const claiming = await listClaimingLines(ctx, { projectIds, period });
  const lines = groupedBy(claiming, ({ projectId }) => projectId);
  return new Map(
    asked.map(({ projectId, period }) => {
      const known = facts.get(projectId);
      return [projectId, known ? unbilledItemsOf(known, lines.get(projectId) ?? [], period) : []];
    }),
  );
}
