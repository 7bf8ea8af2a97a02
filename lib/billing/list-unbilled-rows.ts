import type { Context } from "../context";
import type { Day } from "../dates";
import { compare, type Decimal, sum } from "../decimal";
import type { ListQuery } from "../listing";
import { type Listed, partOf } from "../paging";
import { holdsWords } from "../plain-text";
import type { LineKind } from "./facts";
import { listUnbilled, type ProjectUnbilled } from "./list-unbilled";

export type UnbilledRow = ProjectUnbilled & {
  id: string;
  /** The first and the last day of what was done. */
  from: Day;
  to: Day;
};

export type UnbilledRows = Listed<UnbilledRow> & { amount: Decimal };

type UnbilledAsked = ListQuery & {
  project_id?: number | undefined;
  kind?: LineKind[] | undefined;
  date_from?: Day | undefined;
  date_to?: Day | undefined;
};

const named = (row: ProjectUnbilled): UnbilledRow => ({
  ...row,
  id: `${row.kind}-${row.assignmentId}-${row.equipmentId}-${row.maintenanceSheetId}-${row.shippingGuideId}-${row.unitPrice}`,
  from: row.days[0] ?? "",
  to: row.days.at(-1) ?? "",
});

const spoken = Intl.Collator("es").compare;

const orders: Record<string, (a: UnbilledRow, b: UnbilledRow) => number> = {
  location: (a, b) => spoken(a.project.location, b.project.location),
  description: (a, b) => spoken(a.description, b.description),
  from: (a, b) => spoken(a.from, b.from),
  amount: (a, b) => compare(a.amount, b.amount),
};

function inOrder(rows: UnbilledRow[], sort: ListQuery["sort"]): UnbilledRow[] {
  const order = sort ? orders[sort.field] : undefined;
  if (!order) return rows;
  return rows.toSorted((a, b) => (sort?.direction === "desc" ? order(b, a) : order(a, b)));
}

function isAsked(row: ProjectUnbilled, { kind, search }: UnbilledAsked): boolean {
  const words = [row.description, row.referenceDocument ?? "", row.project.location];
  const text = [...words, row.project.partnerName].join(" ");
  return (!kind || kind.includes(row.kind)) && holdsWords(text, search ?? "");
}

/** Done and not billed as the screens list it; facts are computed, so the whole of it is read for any page. */
export async function listUnbilledRows(ctx: Context, asked: UnbilledAsked): Promise<UnbilledRows> {
  const { page, sort } = asked;
  const found = await listUnbilled(ctx, {
    projectId: asked.project_id,
    from: asked.date_from,
    to: asked.date_to,
    page: null,
  });
  const all = inOrder(found.rows.filter((row) => isAsked(row, asked)).map(named), sort ?? null);
  return { ...partOf(all, page), amount: sum(all.map(({ amount }) => amount)) };
}
