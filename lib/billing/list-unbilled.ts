import type { Context } from "../kernel/context";
import { type Listed, type Page, partOf } from "../lists/page";
import { getProject } from "../projects/get-project";
import { type Day, earlier } from "../values/dates";
import { type Decimal, sum } from "../values/decimal";
import { groupedBy } from "../values/rows";
import { listFacts } from "./list-facts";
import { listClaimingLines } from "./list-live-lines";
import { listLiveProjects } from "./list-live-projects";
import { periodUntil, type UnbilledItem, unbilledItemsOf } from "./unbilled";

export type ProjectUnbilledItem = UnbilledItem & {
  project: { id: number; partnerName: string; location: string; isClosed: boolean };
};

/** `amount` is the sum of the whole list, in US$. */
export type UnbilledItems = Listed<ProjectUnbilledItem> & { amount: Decimal };

type UnbilledScope = {
  projectId?: number | undefined;
  /** Both ends count. */
  from?: Day | undefined;
  to?: Day | undefined;
  page: Page;
};

export async function listUnbilled(
  ctx: Context,
  { projectId, page, ...asked }: UnbilledScope,
): Promise<UnbilledItems> {
  const among = projectId ? [await getProject(ctx, { projectId })] : await listLiveProjects(ctx);
  const projectIds = among.map(({ id }) => id);
  const done = periodUntil(earlier(ctx.today, asked.to ?? ctx.today));
  const period = { ...done, from: asked.from ?? done.from };
  const facts = await listFacts(ctx, { projectIds, period });
  const claiming = await listClaimingLines(ctx, { projectIds, period: asked.from ? period : null });
  const lines = groupedBy(claiming, (line) => line.projectId);
  const all = among.flatMap(({ id, partnerName, location, isClosed }) => {
    const known = facts.get(id);
    const rows = known ? unbilledItemsOf(known, lines.get(id) ?? [], period) : [];
    return rows.map((row) => ({ ...row, project: { id, partnerName, location, isClosed } }));
  });
  return { ...partOf(all, page), amount: sum(all.map(({ amount }) => amount)) };
}
