import { daysWithin } from "../billing/days";
import { dayCount } from "../billing/line";
import { listLiveProjects } from "../billing/list-live-projects";
import { listUnbilledOf, type ProjectUnbilledItem } from "../billing/list-unbilled-of";
import { listUnbilledProjects, type UnbilledScope } from "../billing/list-unbilled-projects";
import type { UnbilledProjectTotals } from "../billing/unbilled-totals";
import type { Context } from "../kernel/context";
import { addDays, type Day, firstDay } from "../values/dates";
import { round, times } from "../values/decimal";

/** Rows of what was done; of the projects after that only the sum is told. */
export const mostItems = 12_000;

const agesAt = (today: Day) => [
  { label: "0 a 30 días", from: addDays(today, -30), to: today },
  { label: "31 a 60 días", from: addDays(today, -60), to: addDays(today, -31) },
  { label: "61 a 90 días", from: addDays(today, -90), to: addDays(today, -61) },
  { label: "Más de 90 días", from: firstDay, to: addDays(today, -91) },
];

/** The largest amounts first, as long as their rows are not too many. */
function splitByDetail(totals: readonly UnbilledProjectTotals[], most: number) {
  let items = 0;
  const inDetail = totals.filter((one) => {
    items += one.items;
    return items <= most;
  });
  return { inDetail, summed: totals.slice(inDetail.length) };
}

/** One row for each age that its days have. */
const rowsOfItem = (item: ProjectUnbilledItem, index: number, today: Day) =>
  agesAt(today).flatMap(({ label, ...span }) => {
    const days = daysWithin(item.days, span);
    if (days.length === 0) return [];
    return {
      id: `${item.project.id}-${index}-${span.to}`,
      partner: item.project.partnerName,
      location: item.project.location,
      kind: item.kind,
      description: item.description,
      reference: item.referenceDocument,
      first_day: days[0],
      last_day: days.at(-1),
      age: label,
      quantity: dayCount(days),
      amount: round(times(item.unitPrice, days.length), 2),
    };
  });

const summedRow = (total: UnbilledProjectTotals) => ({
  id: `${total.projectId}-summed`,
  partner: total.partnerName,
  location: total.location,
  description: `${total.items} renglones, sin detalle`,
  amount: total.amount,
});

export const unbilledColumns = {
  id: "text",
  partner: "text",
  location: "text",
  kind: "text",
  description: "text",
  reference: "text",
  first_day: "date",
  last_day: "date",
  age: "text",
  quantity: "numeric",
  amount: "numeric",
} as const;

type Asked = Pick<UnbilledScope, "kinds"> & { projectIds?: ReadonlySet<number> | undefined };

export async function listAgedRows(ctx: Context, { projectIds, kinds }: Asked, most = mostItems) {
  const { rows } = await listUnbilledProjects(ctx, { kinds });
  const asked = rows.filter(({ projectId }) => !projectIds || projectIds.has(projectId));
  const { inDetail, summed } = splitByDetail(asked, most);
  const ids = inDetail.map(({ projectId }) => projectId);
  const items = await listUnbilledOf(ctx, await listLiveProjects(ctx, ids), { kinds });
  const aged = items.flatMap((item, index) => rowsOfItem(item, index, ctx.today));
  return [...aged, ...summed.map(summedRow)];
}
