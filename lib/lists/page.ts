/** Which part of a list is wanted; null for all of it. */
export type Page = { page: number; pageSize: number } | null;

export type Listed<T> = { rows: T[]; total: number; page: Page };

const usualSize = 50;

/** The page asked for by `page` or `page_size`; null when neither is given. */
export const pageAsked = (page: number | undefined, size: number | undefined): Page =>
  page === undefined && size === undefined ? null : pageOrFirst(page, size);

/** Like {@link pageAsked}, the first usual page when neither is given. */
export const pageOrFirst = (page: number | undefined, size: number | undefined) => ({
  page: page ?? 1,
  pageSize: size ?? usualSize,
});

export const offsetOf = ({ page, pageSize }: Exclude<Page, null>): number => (page - 1) * pageSize;

/** The asked part of a list that is computed as a whole. */
export function partOf<T>(all: T[], page: Page): Listed<T> {
  const start = page ? offsetOf(page) : 0;
  return { rows: page ? all.slice(start, start + page.pageSize) : all, total: all.length, page };
}

/** The envelope of a list: `data`, and the counts when a page was asked for. */
export const listJson = <T, J>({ rows, total, page }: Listed<T>, json: (row: T) => J) => ({
  data: rows.map(json),
  ...(page ? { count: total, page: page.page, page_size: page.pageSize } : {}),
});

/** What a list that `?id=` narrows to one record answers (contract, section 10). */
export type OneOrMany<T> = { one: T } | Listed<T>;

/** The record alone, or the envelope of the list. */
export const oneOrManyJson = <T, J>(found: OneOrMany<T>, json: (row: T) => J) =>
  "one" in found ? { data: json(found.one) } : listJson(found, json);
