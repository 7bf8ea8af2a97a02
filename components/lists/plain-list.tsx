import type { ColumnLook, DeclaredList, ListLook } from "@/lib/lists/declared";
import type { DeclaredFilters } from "@/lib/lists/declared-filters";
import type { ShownList } from "./declared-table";
import { PlainListTable, type PlainRow } from "./plain-list-table";

interface PlainListProps<Row, Key extends string, Filters extends DeclaredFilters>
  extends ShownList<Row> {
  list: DeclaredList<Row, string, Key, Filters>;
  rowId: (row: Row) => number | string;
  rowHref?: (row: Row) => string;
  rowMuted?: (row: Row) => boolean;
}

const columnLook = ({ label, kind, ...look }: ColumnLook): ColumnLook => {
  const { heading, sort, hidden, wide } = look;
  return {
    label,
    kind,
    ...(heading === undefined ? {} : { heading }),
    ...(sort ? { sort } : {}),
    ...(hidden ? { hidden } : {}),
    ...(wide ? { wide } : {}),
  };
};

const each = <From, To>(record: Record<string, From>, to: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, from]) => [key, to(from)]));

/** Functions cannot be passed to the browser. */
const lookOf = <Row, Key extends string, Filters extends DeclaredFilters>({
  columns,
  filters,
  ...list
}: DeclaredList<Row, string, Key, Filters>): ListLook => ({
  ...list,
  columns: each<ColumnLook, ColumnLook>(columns, columnLook),
  filters: each(filters ?? {}, ({ read: _, ...filter }) => filter),
});

/** Without functions, for a table of the browser. */
export function plainTableOf<Row, Key extends string, Filters extends DeclaredFilters>({
  list,
  rows,
  rowId,
  rowHref,
  rowMuted,
  ...table
}: PlainListProps<Row, Key, Filters>) {
  const plain = (row: Row): PlainRow => ({
    id: String(rowId(row)),
    href: rowHref?.(row) ?? null,
    isMuted: rowMuted?.(row) ?? false,
    values: Object.fromEntries(
      Object.entries<DeclaredList<Row>["columns"][string]>(list.columns).flatMap(([key, column]) =>
        column.kind === "cell" ? [] : [[key, column.value(row)]],
      ),
    ),
  });
  return {
    ...table,
    list: lookOf(list),
    rows: rows.map(plain),
    isLinked: rowHref !== undefined,
  };
}

export const PlainList = <Row, Key extends string, Filters extends DeclaredFilters>(
  given: PlainListProps<Row, Key, Filters>,
) => <PlainListTable {...plainTableOf(given)} />;
