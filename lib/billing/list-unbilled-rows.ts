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
import { listUnbilled, type ProjectUnbilledItem } from "./list-unbilled";

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

function isAsked(row: ProjectUnbilledItem, { kind, search }: UnbilledAsked): boolean {
  const words = [row.description, row.referenceDocument ?? "", row.project.location];
  const text = [...words, row.project.partnerName].join(" ");
  return (!kind || kind.includes(row.kind)) && hasWords(text, search ?? "");
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

/** Computed from facts, so all of it is read for any page. */
export async function listUnbilledRows(ctx: Context, asked: UnbilledAsked): Promise<UnbilledRows> {
  const { page, sort } = asked;
  const found = await listUnbilled(ctx, {
    projectId: asked.projectId,
    from: asked.date_from,
    to: asked.date_to,
    page: null,
  });
  const all = sortUnbilledRows(
    found.rows.filter((row) => isAsked(row, asked)).map(withId),
    sort ?? null,
  );
  const part = partOf(all, page);
  return {
    ...part,
    rows: await withSheets(ctx, part.rows),
    amount: sum(all.map(({ amount }) => amount)),
  };
}
