import { z } from "zod";
import { dayIn } from "../values/dates";

/** Rows a page may have; the second is the default. */
export const pageSizes = [10, 25, 50, 100] as const;
const defaultPageSize = 25;
const largestPage = 100_000;

export interface Sort<Field extends string = string> {
  field: Field;
  direction: "asc" | "desc";
}

export type FilterSchemas = Record<string, z.ZodType>;
export type FilterValues<Filters extends FilterSchemas> = {
  [Key in keyof Filters]?: z.output<Filters[Key]>;
};

export interface ListSpec<Field extends string, Filters extends FilterSchemas> {
  /** The fields a list may be sorted by. */
  sortable: readonly Field[];
  /** One schema a filter; each takes the text of one parameter, or a list of texts. */
  filters?: Filters;
  /** What the address calls a filter that has another name here. */
  params?: { [Key in keyof Filters]?: string };
}

/** What a list screen asks for. `sort` null means the list's own order. */
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

export type SearchParams = Record<string, string | string[] | undefined>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

const unwritable = /[\p{Cc}\p{Cs}]/gu;
const search = z.string().transform((text) => text.slice(0, 200).replace(unwritable, " ").trim());
const page = z.coerce.number().int().min(1).max(largestPage);
const pageSize = z.coerce.number().refine((size) => pageSizes.some((known) => known === size));

/**
 * The query of a list from its address: `?search=&page=&size=&sort=-name&<filter>=`.
 * Text that makes no sense becomes its default; it never throws.
 */
export function parseListQuery<Field extends string, Filters extends FilterSchemas>(
  params: SearchParams,
  spec: ListSpec<Field, Filters>,
): ListQuery<Field, FilterValues<Filters>> {
  return {
    search: search.catch("").parse(first(params.search) ?? ""),
    page: page.catch(1).parse(first(params.page) ?? 1),
    pageSize: pageSize.catch(defaultPageSize).parse(first(params.size) ?? defaultPageSize),
    sort: parseSort(first(params.sort), spec.sortable),
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

function parseFilters<Filters extends FilterSchemas>(
  params: SearchParams,
  { filters: schemas, params: names = {} }: Pick<ListSpec<string, Filters>, "filters" | "params">,
) {
  const values: FilterValues<Filters> = {};
  for (const key in schemas) {
    const name = names[key] ?? key;
    const text = Object.hasOwn(params, name) ? params[name] : undefined;
    const parsed = text === undefined ? undefined : schemas[key]?.safeParse(text);
    if (parsed?.success) values[key] = parsed.data as FilterValues<Filters>[typeof key];
  }
  return values;
}

/** A filter of one word out of a closed list. */
export const oneOf = <Word extends string>(words: readonly Word[]) =>
  z.preprocess((value) => (Array.isArray(value) ? value[0] : value), z.enum(words));

/** A filter of any number of words; unknown ones are dropped. */
export const manyOf = <Word extends string>(words: readonly Word[]) =>
  z.preprocess(
    (value) => [value].flat().filter((text) => words.some((word) => word === text)),
    z.array(z.enum(words)).min(1),
  );

/** A filter `true` or `false`. */
export const yesNo = () => z.enum(["true", "false"]).transform((text) => text === "true");

/** A filter of a calendar day; a range is two of them, `<name>_from` and `<name>_to`. */
export const dayFilter = () => z.string().refine((text) => dayIn(text) === text);

/** A filter of a record's id. */
export const idFilter = () => z.coerce.number().int().min(1).max(2_147_483_647);

/** The address of a query, defaults left out; the inverse of {@link parseListQuery}. */
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

/** `name` ascending, `-name` descending. */
export const sortText = ({ field, direction }: Sort) =>
  `${direction === "desc" ? "-" : ""}${field}`;
