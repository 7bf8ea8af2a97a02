/** Null for all of the list. */
export type Page = { page: number; pageSize: number } | null;

export type Listed<T> = { rows: T[]; total: number; page: Page };

const usualSize = 50;

/** Null when neither is given. */
export const pageAsked = (page: number | undefined, size: number | undefined): Page =>
  page === undefined && size === undefined ? null : pageOrFirst(page, size);

/** The first usual page when neither is given. */
export const pageOrFirst = (page: number | undefined, size: number | undefined) => ({
  page: page ?? 1,
  pageSize: size ?? usualSize,
});

export const offsetOf = ({ page, pageSize }: Exclude<Page, null>): number => (page - 1) * pageSize;

/** Of a list that is computed as a whole. */
export function partOf<T>(all: T[], page: Page): Listed<T> {
  const start = page ? offsetOf(page) : 0;
  return { rows: page ? all.slice(start, start + page.pageSize) : all, total: all.length, page };
}

/** `data`, and the counts when a page was asked for. */
export const listJson = <T, J>({ rows, total, page }: Listed<T>, json: (row: T) => J) => ({
  data: rows.map(json),
  ...(page ? { count: total, page: page.page, page_size: page.pageSize } : {}),
});

/** `?id=` narrows the list to one record (contract, section 10). */
export type OneOrMany<T> = { one: T } | Listed<T>;

export const oneOrManyJson = <T, J>(found: OneOrMany<T>, json: (row: T) => J) =>
  "one" in found ? { data: json(found.one) } : listJson(found, json);
