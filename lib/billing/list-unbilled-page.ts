import type { Context } from "../kernel/context";
import { type Listed, offsetOf, type Page } from "../lists/page";
import type { Decimal } from "../values/decimal";
import { findKeptPage } from "./find-kept-page";
import { listLiveProjects } from "./list-live-projects";
import { listUnbilledOf, type ProjectUnbilledItem } from "./list-unbilled-of";
import { isWhole, listUnbilledProjects, type UnbilledScope } from "./list-unbilled-projects";
import type { UnbilledProjectTotals } from "./unbilled-totals";

/** `amount` is the sum of the whole list, in US$. */
export type UnbilledItems = Listed<ProjectUnbilledItem> & { amount: Decimal };

type OfPage = Exclude<Page, null>;
type Order = (a: UnbilledProjectTotals, b: UnbilledProjectTotals) => number;

const byId: Order = (a, b) => a.projectId - b.projectId;

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

async function getPlaces(ctx: Context, scope: UnbilledScope, page: OfPage, order?: Order) {
  const kept = !order && isWhole(ctx, scope) ? await findKeptPage(ctx, page) : null;
  if (kept) return kept;
  const { rows, items, amount } = await listUnbilledProjects(ctx, scope);
  const byIds = rows.toSorted(byId);
  return { ...projectsOfPage(order ? byIds.sort(order) : byIds, page), items, amount };
}

/**
 * Counts what each project has, and works out the projects of the page alone. `order` is of whole projects, those that
 * are alike in the order of their ids.
 */
export async function listUnbilledPage(
  ctx: Context,
  scope: UnbilledScope,
  page: OfPage,
  order?: Order,
): Promise<UnbilledItems> {
  const { ids, skipped, items, amount } = await getPlaces(ctx, scope, page, order);
  const found = await listLiveProjects(ctx, ids);
  const known = new Map(found.map((project) => [project.id, project]));
  const among = ids.flatMap((id) => known.get(id) ?? []);
  const rows = await listUnbilledOf(ctx, among, scope);
  return {
    rows: rows.slice(skipped, skipped + page.pageSize),
    total: items,
    page,
    amount,
  };
}
