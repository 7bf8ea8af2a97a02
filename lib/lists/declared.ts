import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";
import type { ListSpec } from "./address";
import {
  type DeclaredFilters,
  type FilterLook,
  type ReadersOf,
  readersOf,
} from "./declared-filters";

export interface KindValues {
  text: string | null;
  code: string | null;
  number: Decimal | number | null;
  id: number | null;
  money: Decimal | null;
  /** 12.5 is 12,5 %. */
  percent: Decimal | null;
  date: Day | null;
  instant: Date | null;
  boolean: boolean | null;
  active: boolean;
}

/** `cell`: only on a screen, which draws it itself. */
export interface ColumnLook {
  label: string;
  kind: keyof KindValues | "cell";
  /** The screen's heading, when files use another. */
  heading?: string;
  sort?: true;
  hidden?: true;
  /** Of several words, that should not stand one below the other. */
  wide?: true;
}

type ValuedColumn<Row, Kind extends keyof KindValues> = ColumnLook & {
  kind: Kind;
  value: (row: Row) => KindValues[Kind];
};

export type DeclaredColumn<Row> =
  | { [Kind in keyof KindValues]: ValuedColumn<Row, Kind> }[keyof KindValues]
  | (ColumnLook & { kind: "cell" });

/** The part of a list that can be passed to the browser. */
export interface ListLook<Key extends string = string> {
  /** Key under which the browser remembers hidden columns. */
  id: string;
  /** Title of the page, of its file and of the file's sheet. */
  name: string;
  rows?: string;
  /** Placeholder of the search box; without it there is none. */
  search?: string;
  columns: Record<Key, ColumnLook>;
  /** Columns on the screen, when not all in their order; the first names the record. */
  screen?: readonly NoInfer<Key>[];
  /** Columns of the files, when not all that have a value; an empty list means no file. */
  file?: readonly NoInfer<Key>[];
  filters?: Record<string, FilterLook>;
  /** Names in the address, where they differ from the filter's. */
  params?: { [filter: string]: string };
  /** Shown while the list has no record at all. */
  empty: { title: string; description?: string };
}

/** Its screen, its files and what its address may ask come from this. */
export interface DeclaredList<
  Row,
  Operation extends string = string,
  Key extends string = string,
  Filters extends DeclaredFilters = DeclaredFilters,
> extends ListLook<Key> {
  operation: Operation;
  columns: Record<Key, DeclaredColumn<Row>>;
  filters?: Filters;
  alsoSorted?: readonly string[];
}

/** Curried, so that keys are inferred while the row is given: `declareList<Row>()({ … })`. */
export const declareList =
  <Row>() =>
  <
    const Operation extends string,
    Key extends string,
    const Filters extends DeclaredFilters = Record<never, never>,
  >(
    list: DeclaredList<Row, Operation, Key, Filters>,
  ) =>
    list;

export const declareColumns =
  <Row>() =>
  <Key extends string>(columns: Record<Key, DeclaredColumn<Row>>) =>
    columns;

export const listSpecOf = <Row, Key extends string, Filters extends DeclaredFilters>(
  list: DeclaredList<Row, string, Key, Filters>,
): ListSpec<string, ReadersOf<Filters>> => ({
  sortable: [
    ...Object.entries<ColumnLook>(list.columns).flatMap(([key, { sort }]) => (sort ? [key] : [])),
    ...(list.alsoSorted ?? []),
  ],
  filters: readersOf(list.filters ?? ({} as Filters)),
  params: (list.params ?? {}) as { [Name in keyof ReadersOf<Filters>]?: string },
});
