import type { Context } from "../kernel/context";
import { type Listed, partOf } from "../lists/page";
import type { ListRequest } from "../lists/sql";
import type { Day } from "../values/dates";
import { compare, type Decimal, sum } from "../values/decimal";
import { hasWords } from "../values/plain-text";
import { groupedBy } from "../values/rows";
import { daysWithin } from "./days";
import type { LineKind } from "./facts";
import { listReopenableSheets, type ReopenableSheet } from "./list-reopenable-sheets";
import { listUnbilled } from "./list-unbilled";
import type { ProjectUnbilledItem } from "./list-unbilled-of";
import { listUnbilledPage } from "./list-unbilled-page";
import type { UnbilledScope } from "./list-unbilled-projects";

export type UnbilledRow = ProjectUnbilledItem & {
  id: string;
  from: Day;
  to: Day;
  sheets: ReopenableSheet[];
};

type RowWithoutSheets = Omit<UnbilledRow, "sheets">;

export type UnbilledRows = Listed<UnbilledRow> & { amount: Decimal };

export type UnbilledAsked = ListRequest & {
  projectId?: number | undefined;
  kind?: LineKind[] | undefined;
  date_from?: Day | undefined;
  date_to?: Day | undefined;
};

const withId = (row: ProjectUnbilledItem): RowWithoutSheets => ({
  ...row,
  id: `${row.kind}-${row.assignmentId}-${row.equipmentId}-${row.maintenanceSheetId}-${row.shippingGuideId}-${row.unitPrice}`,
  from: row.days[0] ?? "",
  to: row.days.at(-1) ?? "",
});

const compareSpanish = Intl.Collator("es").compare;

const orders: Record<string, (a: RowWithoutSheets, b: RowWithoutSheets) => number> = {
  location: (a, b) => compareSpanish(a.project.location, b.project.location),
  description: (a, b) => compareSpanish(a.description, b.description),
  from: (a, b) => compareSpanish(a.from, b.from),
  amount: (a, b) => compare(a.amount, b.amount),
};

export function sortUnbilledRows<Row extends RowWithoutSheets>(
  rows: Row[],
  sort: ListRequest["sort"],
): Row[] {
  const order = sort ? orders[sort.field] : undefined;
  if (!order) return rows;
  return rows.toSorted((a, b) => (sort?.direction === "desc" ? order(b, a) : order(a, b)));
}

function isFound(row: ProjectUnbilledItem, search: string): boolean {
  const words = [row.description, row.referenceDocument ?? "", row.project.location];
  return hasWords([...words, row.project.partnerName].join(" "), search);
}

async function withSheets(ctx: Context, rows: readonly RowWithoutSheets[]): Promise<UnbilledRow[]> {
  const projectIds = [...new Set(rows.map(({ project }) => project.id))];
  const sheets = await listReopenableSheets(ctx, projectIds);
  const ofProject = groupedBy(sheets, ({ projectId }) => projectId);
  return rows.map((row) => ({
    ...row,
    sheets: (ofProject.get(row.project.id) ?? []).filter(
      ({ periodStart, periodEnd }) =>
        daysWithin(row.days, { from: periodStart, to: periodEnd }).length > 0,
    ),
  }));
}

type WithLocation = { location: string };

const byLocation = (sort: UnbilledAsked["sort"]) => (a: WithLocation, b: WithLocation) =>
  compareSpanish(a.location, b.location) * (sort?.direction === "desc" ? -1 : 1);

/** Null where the page cannot be told from what each project has. */
function findPage(ctx: Context, scope: UnbilledScope, asked: UnbilledAsked) {
  const { page, sort, search, projectId } = asked;
  if (!page || projectId || search) return null;
  if (!sort) return listUnbilledPage(ctx, scope, page);
  return sort.field === "location" ? listUnbilledPage(ctx, scope, page, byLocation(sort)) : null;
}

/** Computed from facts: words, and orders within a project, ask for all of them. */
export async function listUnbilledRows(ctx: Context, asked: UnbilledAsked): Promise<UnbilledRows> {
  const { page, sort, search, projectId } = asked;
  const scope = { from: asked.date_from, to: asked.date_to, kinds: asked.kind };
  const part = await findPage(ctx, scope, asked);
  if (part) return { ...part, rows: await withSheets(ctx, part.rows.map(withId)) };
  const found = await listUnbilled(ctx, { ...scope, projectId, page: null });
  const all = sortUnbilledRows(
    found.rows.filter((row) => isFound(row, search ?? "")).map(withId),
    sort ?? null,
  );
  const shown = partOf(all, page);
  return {
    ...shown,
    rows: await withSheets(ctx, shown.rows),
    amount: sum(all.map(({ amount }) => amount)),
  };
}
