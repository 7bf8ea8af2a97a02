import { asc, desc, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { single } from "../values/rows";
import type { ListQuery, Sort } from "./address";
import type { Rows } from "./lots";
import { type Listed, offsetOf, type Page } from "./page";

export type ListRequest = { search?: string | undefined; page: Page; sort?: Sort | null };

const askedOf = <Filters extends object>(query: ListQuery<string, Filters>) => ({
  ...query.filters,
  search: query.search || undefined,
  sort: query.sort,
});

export const pageOf = <Filters extends object>(query: ListQuery<string, Filters>) => ({
  ...askedOf(query),
  page: { page: query.page, pageSize: query.pageSize },
});

export const wholeOf = <Filters extends object>(query: ListQuery<string, Filters>) => ({
  ...askedOf(query),
  page: null,
});

/** Ties are broken by the id. */
export function orderOf(
  sort: Sort | null | undefined,
  columns: Record<string, PgColumn | SQL>,
  usual: SQL[],
  id: PgColumn,
): SQL[] {
  const column = sort ? columns[sort.field] : undefined;
  if (!column || !sort) return [...usual, asc(id)];
  return [sort.direction === "asc" ? asc(column) : desc(column), asc(id)];
}

export async function listedOf<T>(
  rows: Rows<T>,
  countAll: () => PromiseLike<number>,
  page: Page,
): Promise<Listed<T>> {
  if (!page) {
    const all = await rows;
    return { rows: all, total: all.length, page };
  }
  if (page.lots) return { rows: await page.lots.next(rows), total: 0, page };
  const [part, total] = await Promise.all([
    rows.limit(page.pageSize).offset(offsetOf(page)),
    countAll(),
  ]);
  return { rows: part, total, page };
}

/** {@link listedOf} with what `countAndSum` sums besides, of the whole list. */
export async function listedWithTotals<T, S extends { count: number }>(
  rows: Rows<T>,
  countAndSum: () => PromiseLike<S[]>,
  page: Page,
): Promise<Listed<T> & { totals: Omit<S, "count"> }> {
  const [part, sums] = await Promise.all(
    page?.lots
      ? [page.lots.next(rows), page.lots.once("totals", countAndSum)]
      : [page ? rows.limit(page.pageSize).offset(offsetOf(page)) : rows, countAndSum()],
  );
  const { count, ...totals } = single(sums);
  return { rows: part, total: count, page, totals };
}
