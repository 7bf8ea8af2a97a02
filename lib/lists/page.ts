import type { Lots } from "./lots";

/** Null for the whole list; of one that is read in lots, the next of them. */
export type Page = { page: number; pageSize: number; lots?: Lots } | null;

/** `total` is not counted where lots are read. */
export type Listed<T> = { rows: T[]; total: number; page: Page };

const usualSize = 50;

export const pageAsked = (page: number | undefined, size: number | undefined): Page =>
  page === undefined && size === undefined ? null : pageOrFirst(page, size);

export const pageOrFirst = (page: number | undefined, size: number | undefined) => ({
  page: page ?? 1,
  pageSize: size ?? usualSize,
});

export const offsetOf = ({ page, pageSize }: Exclude<Page, null>): number => (page - 1) * pageSize;

export function partOf<T>(all: T[], page: Page): Listed<T> {
  const start = page ? offsetOf(page) : 0;
  return { rows: page ? all.slice(start, start + page.pageSize) : all, total: all.length, page };
}

export const listJson = <T, J>({ rows, total, page }: Listed<T>, json: (row: T) => J) => ({
  data: rows.map(json),
  ...(page ? { count: total, page: page.page, page_size: page.pageSize } : {}),
});

/** `?id=` narrows the list to one record (contract, section 10). */
export type OneOrMany<T> = { one: T } | Listed<T>;

export const oneOrManyJson = <T, J>(found: OneOrMany<T>, json: (row: T) => J) =>
  "one" in found ? { data: json(found.one) } : listJson(found, json);
