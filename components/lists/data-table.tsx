"use client";

import type { RowData } from "@tanstack/react-table";
import { useId } from "react";
import { cn } from "../ui/cn";
import { EmptyState } from "../ui/empty-state";
import { BulkBar } from "./bulk-bar";
import { ListToolbar } from "./list-toolbar";
import { NoRows } from "./no-rows";
import { useOffice } from "./office-context";
import { TableFooter } from "./table-footer";
import { TableGrid } from "./table-grid";
import type { DataTableProps } from "./table-props";
import { useDataTable } from "./use-data-table";
import { useListAddress } from "./use-list-address";

const surface =
  "min-w-0 rounded-card border border-line bg-surface shadow-card print:border-0 print:shadow-none";

/**
 * The server searches, filters, sorts and pages by the address. A list is declared in its room of `lib` and drawn by
 * `PlainList`, or by `DeclaredTable` where it has cells of its own.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, query, rows, total, filters = [], bulkActions } = props;
  const address = useListAddress();
  const table = useDataTable(props);
  const footerId = useId();
  const density = useOffice()?.preferences.isCompact ? "compact" : "usual";
  const isNarrowed = query.search !== "" || Object.keys(query.filters).length > 0;
  const selected = Object.keys(table.state.rowSelection);

  if (total === 0 && !isNarrowed)
    return (
      <div className={surface}>
        <EmptyState {...props.empty} />
      </div>
    );
  return (
    <div className={surface} data-rows={density}>
      <ListToolbar {...props} filters={filters} address={address} table={table} />
      {bulkActions && selected.length > 0 ? (
        <BulkBar count={selected.length} onClear={() => table.resetRowSelection(true)}>
          {bulkActions(selected, () => table.resetRowSelection(true))}
        </BulkBar>
      ) : null}
      <section
        key={query.page}
        aria-label={label}
        aria-describedby={footerId}
        aria-busy={address.isPending}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={cn(
          "focus-inset relative overflow-x-auto transition-opacity sm:max-h-[max(24rem,calc(100dvh-21.5rem))] sm:touch:max-h-[max(24rem,calc(100dvh-24.5rem))] dense:max-h-[max(24rem,calc(100dvh-14.625rem))] sm:overflow-y-auto in-data-flowing:max-h-none! print:max-h-none print:overflow-visible",
          address.isPending && "opacity-60",
        )}
      >
        {rows.length === 0 ? (
          <NoRows isNarrowed={isNarrowed} filters={filters} address={address} />
        ) : (
          <TableGrid
            label={label}
            table={table}
            address={address}
            selectable={bulkActions !== undefined}
            rowHref={props.rowHref}
            rowMuted={props.rowMuted}
          />
        )}
      </section>
      <TableFooter
        id={footerId}
        query={query}
        total={total}
        pageCount={table.getPageCount()}
        totals={props.totals}
        address={address}
      />
    </div>
  );
}
