import type { SQL } from "drizzle-orm";
import type { ReadOperation } from "../auth/permissions";
import type { Context } from "../kernel/context";
import type { DeclaredFilters, ReadersOf } from "../lists/declared-filters";
import type { FilterValues } from "../lists/filter-readers";
import type { ReportGroup } from "./groups";
import type { ReportSpan } from "./span";

/** Text that rows are told apart and gathered by. */
type Dimension = {
  role: "dimension";
  label: string;
  kind: "text" | "code" | "date" | "month";
  /** What its codes are called. */
  labels?: Readonly<Record<string, string>>;
};

type Measure = {
  role: "measure";
  label: string;
  kind: "number" | "money";
  /** Of many rows; nothing where many say nothing together. */
  together: "sum" | "average" | "largest" | null;
};

/** `of` ÷ `per`, of a row and of many; a percent times 100. */
type Ratio<Key extends string> = {
  role: "ratio";
  label: string;
  kind: "percent" | "money" | "number";
  of: Key;
  per: Key;
};

export type ReportColumn<Key extends string = string> = (Dimension | Measure | Ratio<Key>) & {
  /** Not on the screen until it is asked for. */
  hidden?: true;
};

export type ReportRow = { id: string; [key: string]: string | null };

export type Chart<Key extends string = string> = {
  /** A dimension; one of months or days is a line of time, others are bars, the largest first. */
  by: Key;
  measure: NoInfer<Key>;
};

/** Two dimensions against each other: a figure and a shade in each cell. */
export type Grid<Key extends string = string> = { down: Key; across: Key; measure: Key };

type Asked<Filters extends DeclaredFilters> = FilterValues<ReadersOf<Filters>>;

export interface Report<
  Key extends string = string,
  Filters extends DeclaredFilters = DeclaredFilters,
> {
  slug: string;
  group: ReportGroup;
  name: string;
  /** What it answers, as somebody would ask it. */
  question: string;
  /** How it is computed, a sentence each. */
  method: readonly string[];
  /** Who may see the records that it is made of. */
  operation: ReadOperation;
  /** A report without tells how things stand now. */
  hasSpan: boolean;
  columns: Record<Key, ReportColumn<NoInfer<Key>>>;
  filters: Filters;
  /**
   * A `select` that names each dimension and measure by its key, and `id`; money in whole cents. What the database
   * does not compute itself is given to it by `rowsOf`.
   */
  rows(ctx: Context, asked: Asked<Filters>, span: ReportSpan): SQL | Promise<SQL>;
  /** Until somebody orders it otherwise. */
  order: { by: NoInfer<Key>; descending?: true };
  chart: Chart<NoInfer<Key>>;
  grid?: Grid<NoInfer<Key>>;
  /** For a grid across months, of a report whose rows do not tell them apart: the same rows by `month`. */
  byMonth?: {
    grid: Omit<Grid<NoInfer<Key>>, "across">;
    rows(ctx: Context, asked: Asked<Filters>, span: ReportSpan): SQL;
  };
  /** The record or list that a row is about. */
  link?(row: ReportRow): string;
}

/** Curried, so that filters are inferred before keys. */
export const declareReport = <
  const Key extends string,
  const Filters extends DeclaredFilters = Record<never, never>,
>(
  report: Report<Key, Filters>,
): Report => report as unknown as Report;

type Look = { hidden?: true };

export const dimension = (
  label: string,
  { kind = "text", ...look }: Partial<Omit<Dimension, "role" | "label">> & Look = {},
) => ({ role: "dimension", label, kind, ...look }) as const;

export const measure = (
  label: string,
  {
    kind = "number",
    together = "sum",
    ...look
  }: Partial<Omit<Measure, "role" | "label">> & Look = {},
) => ({ role: "measure", label, kind, together, ...look }) as const;

export const amount = (label: string, look: Look = {}) =>
  measure(label, { kind: "money", ...look });

export const ratio = <const Key extends string>(
  label: string,
  { kind = "percent", ...parts }: { of: Key; per: Key; kind?: Ratio<Key>["kind"] } & Look,
) => ({ role: "ratio", label, kind, ...parts }) as const;

export const isDimension = (column: ReportColumn | undefined): column is Dimension & Look =>
  column?.role === "dimension";

/** As its reports name the columns that can be summed. */
export const measuresOf = ({ columns }: Pick<Report, "columns">): string[] =>
  Object.keys(columns).filter((key) => !isDimension(columns[key]));

export const dimensionsOf = ({ columns }: Pick<Report, "columns">): string[] =>
  Object.keys(columns).filter((key) => isDimension(columns[key]));
