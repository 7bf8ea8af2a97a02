import {
  type FilterReaders,
  type FilterValues,
  firstOf,
  type Given,
  wholeNumberIn,
} from "./filter-readers";

/** The second is the default. */
export const pageSizes = [10, 25, 50, 100] as const;
const defaultPageSize = 25;
const largestPage = 100_000;

export interface Sort<Field extends string = string> {
  field: Field;
  direction: "asc" | "desc";
}

export interface ListSpec<Field extends string, Filters extends FilterReaders> {
  sortable: readonly Field[];
  filters?: Filters;
  /** Names in the address, where they differ from the filter's. */
  params?: { [Key in keyof Filters]?: string };
}

/** A null `sort` is the list's own order. */
export interface ListQuery<
  Field extends string = string,
  Filters extends object = Record<string, unknown>,
> {
  search: string;
  page: number;
  pageSize: number;
  sort: Sort<Field> | null;
  filters: Filters;
}

export type SearchParams = Record<string, Given | undefined>;

const unwritable = /[\p{Cc}\p{Cs}]/gu;
const searched = (text = "") => text.slice(0, 200).replace(unwritable, " ").trim();

function pageSizeIn(given: Given | undefined): number {
  const size = Number(firstOf(given));
  return pageSizes.find((known) => known === size) ?? defaultPageSize;
}

/** Reads `?search=&page=&size=&sort=-name&<filter>=`. Invalid text becomes the default; it never throws. */
export function parseListQuery<Field extends string, Filters extends FilterReaders>(
  params: SearchParams,
  spec: ListSpec<Field, Filters>,
): ListQuery<Field, FilterValues<Filters>> {
  return {
    search: searched(firstOf(params.search)),
    page: wholeNumberIn(firstOf(params.page), largestPage) ?? 1,
    pageSize: pageSizeIn(params.size),
    sort: parseSort(firstOf(params.sort), spec.sortable),
    filters: parseFilters(params, spec),
  };
}

function parseSort<Field extends string>(
  text = "",
  sortable: readonly Field[],
): Sort<Field> | null {
  const name = text.replace(/^-/, "");
  const field = sortable.find((known) => known === name);
  return field ? { field, direction: text.startsWith("-") ? "desc" : "asc" } : null;
}

function parseFilters<Filters extends FilterReaders>(
  params: SearchParams,
  { filters: readers, params: names = {} }: Pick<ListSpec<string, Filters>, "filters" | "params">,
) {
  const values: FilterValues<Filters> = {};
  for (const key in readers) {
    const name = names[key] ?? key;
    const given = Object.hasOwn(params, name) ? params[name] : undefined;
    const value = given === undefined ? undefined : readers[key]?.(given);
    if (value !== undefined) values[key] = value as FilterValues<Filters>[typeof key];
  }
  return values;
}

/** The inverse of {@link parseListQuery}; defaults are left out. */
export function toSearchParams(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search) params.set("search", query.search);
  for (const [key, text] of filterTexts(query.filters)) params.append(key, text);
  if (query.sort) params.set("sort", sortText(query.sort));
  if (query.pageSize !== defaultPageSize) params.set("size", String(query.pageSize));
  if (query.page > 1) params.set("page", String(query.page));
  return params;
}

const filterTexts = (filters: ListQuery["filters"]) =>
  Object.entries(filters).flatMap(([key, value]) =>
    [value ?? []].flat().map((item) => [key, String(item)] as const),
  );

export const sortText = ({ field, direction }: Sort) =>
  `${direction === "desc" ? "-" : ""}${field}`;
