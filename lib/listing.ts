import { asc, desc, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Page } from "./paging";

export type Sort = { field: string; direction: "asc" | "desc" } | null;

/** What every list of the screens and of the API can be asked. */
export type ListQuery = { search?: string | undefined; page: Page; sort?: Sort };

/** The asked order, or the usual one, always made total by the id. */
export function orderOf(
  sort: Sort | undefined,
  columns: Record<string, PgColumn | SQL>,
  usual: SQL[],
  id: PgColumn,
): SQL[] {
  const column = sort ? columns[sort.field] : undefined;
  if (!column || !sort) return [...usual, asc(id)];
  return [sort.direction === "asc" ? asc(column) : desc(column), asc(id)];
}
