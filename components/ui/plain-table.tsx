import type { ReactNode } from "react";
import { cn } from "./cn";
import { type Emptiness, EmptyState } from "./empty-state";

export interface PlainColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** As wide as its number or sign. */
  isSlim?: boolean;
}

interface PlainTableProps<Row> {
  label: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown without rows; null where there is always one. */
  empty: Emptiness | null;
  /** One cell a column. */
  totals?: readonly ReactNode[];
}

const side = (align: "start" | "end" | undefined) => align === "end" && "text-right tabular-nums";

/** No search, no paging. For lists of records use `DataTable`. */
export function PlainTable<Row>({ empty, ...table }: PlainTableProps<Row>) {
  if (table.rows.length === 0 && empty) return <EmptyState {...empty} className="pt-2 pb-8" />;
  return <Grid {...table} />;
}

function Grid<Row>({ label, columns, rows, rowKey, totals }: Omit<PlainTableProps<Row>, "empty">) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, and a named section would repeat the card's landmark
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="focus-inset overflow-x-auto"
    >
      <table className="w-full text-left">
        <thead>
          <tr className="border-line border-b text-muted text-xs">
            {columns.map(({ header, align }) => (
              <th
                key={header}
                scope="col"
                className={cn(
                  "whitespace-nowrap px-3 py-2 font-medium first:pl-5 last:pr-5",
                  side(align),
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-line border-b last:border-0">
              {columns.map(({ header, align, isSlim, cell }) => (
                <td
                  key={header}
                  className={cn(
                    "px-3 py-2.5 first:pl-5 last:pr-5 dense:h-9.25 dense:py-px dense:leading-4.5 touch:h-12",
                    isSlim ? "w-12" : "first:min-w-36",
                    side(align),
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals ? (
          <tfoot>
            <tr className="border-line border-t font-semibold">
              {columns.map(({ header, align }, at) => (
                <td key={header} className={cn("px-3 py-2.5 first:pl-5 last:pr-5", side(align))}>
                  {totals[at]}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}
