import type { Operation } from "../auth/permissions";
import { parseListQuery, type SearchParams } from "../lists/address";
import { type DeclaredList, listSpecOf } from "../lists/declared";
import type { DeclaredFilters } from "../lists/declared-filters";
import { pageContext } from "./page-context";

export async function openListPage<Row, Key extends string, Filters extends DeclaredFilters>(
  list: DeclaredList<Row, Operation, Key, Filters>,
  searchParams: Promise<SearchParams>,
) {
  const ctx = await pageContext(list.operation);
  return { ctx, query: parseListQuery(await searchParams, listSpecOf(list)) };
}
