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
  /** A text of digits. */
  code: string | null;
  number: Decimal | number | null;
  /** The number of a record. */
  id: number | null;
  money: Decimal | null;
  date: Day | null;
  instant: Date | null;
  boolean: boolean | null;
  /** Whether the record is active. */
  active: boolean;
}

/** A column without its value. `cell` is one that only a screen has, which draws it with a cell of its own. */
export interface ColumnLook {
  label: string;
  kind: keyof KindValues | "cell";
  /** What the screen calls it, where files say more or less. */
  heading?: string;
  /** The list may be sorted by it, under the column's key. */
  sort?: true;
  /** Out of sight on the screen until the person asks for it. */
  hidden?: true;
}

type ValuedColumn<Row, Kind extends keyof KindValues> = ColumnLook & {
  kind: Kind;
  value: (row: Row) => KindValues[Kind];
};

export type DeclaredColumn<Row> =
  | { [Kind in keyof KindValues]: ValuedColumn<Row, Kind> }[keyof KindValues]
  | (ColumnLook & { kind: "cell" });

/** What a screen shows of a list; nothing that a server could not hand to a browser. */
export interface ListLook<Key extends string = string> {
  /** Names the table in the browser's memory of hidden columns. */
  id: string;
  /** The title of its page, of its file and of the file's sheet. */
  name: string;
  /** What the rows are, where the name does not say it. */
  rows?: string;
  /** What the search box says it finds; without it there is none. */
  search?: string;
  columns: Record<Key, ColumnLook>;
  /** The columns on the screen, where they are not all of them in their order; the first names the record. */
  screen?: readonly NoInfer<Key>[];
  /** The columns of the files, where they are not all that have a value; none means that there is no file. */
  file?: readonly NoInfer<Key>[];
  filters?: Record<string, FilterLook>;
  /** What the address calls a filter that has another name here. */
  params?: { [filter: string]: string };
  /** What is said while there is nothing at all. */
  empty: { title: string; description?: string };
}

/** A list, said once: its screen, its files and what its address may ask come from this. */
export interface DeclaredList<
  Row,
  Operation extends string = string,
  Key extends string = string,
  Filters extends DeclaredFilters = DeclaredFilters,
> extends ListLook<Key> {
  operation: Operation;
  columns: Record<Key, DeclaredColumn<Row>>;
  filters?: Filters;
  /** What the list may be sorted by besides its columns. */
  alsoSorted?: readonly string[];
}

/** The list as it is given, its keys held to its columns: `declareList<Row>()({ … })`. */
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

/** Columns that several lists have. */
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
