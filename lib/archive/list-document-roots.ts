import { and, or, type SQL, sql } from "drizzle-orm";
import { contains } from "@/db/search";
import { equipmentTypes } from "@/db/values";
import { typeLabels } from "../equipment/labels";
import type { Tally } from "../files/slot";
import type { Context } from "../kernel/context";
import { type Listed, offsetOf } from "../lists/page";
import type { ListRequest } from "../lists/sql";
import { single } from "../values/rows";
import { fieldCountsOf } from "./field-counts";
import type { DocumentState, RootModel } from "./input";
import { rootsOf } from "./root-queries";

export type Root = { model: RootModel; id: number; label: string; detail: string; tally: Tally };

type Asked = ListRequest & { kind?: RootModel | undefined; state?: DocumentState | undefined };

const states: Record<DocumentState, SQL> = {
  missing: sql`counts.total > counts.loaded`,
  loaded: sql`counts.loaded > 0`,
};

const matching = ({ search, state }: Asked) =>
  and(
    search
      ? or(contains([sql`roots.label`, sql`roots.detail`], search), sql`counts.is_hit`)
      : undefined,
    state && states[state],
  );

const detailOf = (detail: string) => {
  const type = equipmentTypes.find((known) => known === detail);
  return type ? typeLabels[type] : detail;
};

export async function listDocumentRoots(
  ctx: Context,
  asked: Asked,
): Promise<Listed<Root> & { tally: Tally }> {
  const model = asked.kind ?? "project";
  const where = matching(asked);
  const roots = sql`(${rootsOf[model]}) as roots`;
  const counts = sql`(${fieldCountsOf(model, asked.search)}) as counts`;
  const joined = sql`counts.root_id = roots.id`;
  const rows = ctx.db
    .select({
      id: sql<number>`roots.id`,
      label: sql<string>`roots.label`,
      detail: sql<string>`roots.detail`,
      total: sql<number>`coalesce(counts.total, 0)`,
      loaded: sql<number>`coalesce(counts.loaded, 0)`,
    })
    .from(roots)
    .leftJoin(counts, joined)
    .where(where)
    .orderBy(sql`roots.place collate "es-x-icu"`, sql`roots.id`);
  const summed = ctx.db
    .select({
      count: sql<number>`count(*)::int`,
      total: sql<number>`coalesce(sum(counts.total), 0)::int`,
      loaded: sql<number>`coalesce(sum(counts.loaded), 0)::int`,
    })
    .from(roots)
    .leftJoin(counts, joined)
    .where(where);
  const { page } = asked;
  const [part, sums] = await Promise.all([
    page ? rows.limit(page.pageSize).offset(offsetOf(page)) : rows,
    summed,
  ]);
  const { count, ...tally } = single(sums);
  const shown = part.map(({ id, label, detail, total, loaded }) => ({
    ...{ model, id, label },
    detail: detailOf(detail),
    tally: { total, loaded },
  }));
  return { rows: shown, total: count, page, tally };
}
