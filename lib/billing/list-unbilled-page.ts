import type { Context } from "../kernel/context";
import { type Listed, offsetOf, type Page } from "../lists/page";
import type { Decimal } from "../values/decimal";
import { listLiveProjects } from "./list-live-projects";
import { listUnbilledOf, type ProjectUnbilledItem } from "./list-unbilled-of";
import { listUnbilledProjects, type UnbilledScope } from "./list-unbilled-projects";
import type { UnbilledProjectTotals } from "./unbilled-totals";

/** `amount` is the sum of the whole list, in US$. */
export type UnbilledItems = Listed<ProjectUnbilledItem> & { amount: Decimal };

type OfPage = Exclude<Page, null>;
type Order = (a: UnbilledProjectTotals, b: UnbilledProjectTotals) => number;

const byId: Order = (a, b) => a.projectId - b.projectId;

/** The projects that a page has rows of, and how many of their rows stand before it. */
function projectsOfPage(all: readonly UnbilledProjectTotals[], page: OfPage) {
  const start = offsetOf(page);
  const ids: number[] = [];
  let [before, skipped] = [0, 0];
  for (const { projectId, items } of all) {
    if (before >= start + page.pageSize) break;
    if (before + items > start) {
      if (ids.length === 0) skipped = start - before;
      ids.push(projectId);
    }
    before += items;
  }
  return { ids, skipped };
}

/**
 * Counts what each project has, and works out the projects of the page alone. `order` is of whole projects, those that
 * are alike in the order of their ids.
 */
export async function listUnbilledPage(
  ctx: Context,
  scope: UnbilledScope,
  page: OfPage,
  order: Order = () => 0,
): Promise<UnbilledItems> {
  const totals = await listUnbilledProjects(ctx, scope);
  const { ids, skipped } = projectsOfPage(totals.rows.toSorted(byId).sort(order), page);
  const found = await listLiveProjects(ctx, ids);
  const known = new Map(found.map((project) => [project.id, project]));
  const among = ids.flatMap((id) => known.get(id) ?? []);
  const rows = await listUnbilledOf(ctx, among, scope);
  return {
    rows: rows.slice(skipped, skipped + page.pageSize),
    total: totals.items,
    page,
    amount: totals.amount,
  };
}
