"use client";

import type { RowData } from "@tanstack/react-table";
import { useId } from "react";
import { cn } from "../ui/cn";
import { EmptyState } from "../ui/empty-state";
import { BulkBar } from "./bulk-bar";
import { ListToolbar } from "./list-toolbar";
import { NoRows } from "./no-rows";
import { TableFooter } from "./table-footer";
import { TableGrid } from "./table-grid";
import type { DataTableProps } from "./table-props";
import { useDataTable } from "./use-data-table";
import { useListAddress } from "./use-list-address";

const surface =
  "min-w-0 rounded-card border border-line bg-surface shadow-card print:border-0 print:shadow-none";

/**
 * The table of every list. The server searches, filters, sorts and pages; the address holds the wish.
 *
 * A page parses its parameters and reads one page of rows:
 * `const query = parseListQuery(await searchParams, { sortable: ["name"], filters: { city: manyOf(cities) } });`
 * `return <PartnersTable query={query} {...await listPartners(ctx, query)} />;`
 *
 * A client component of the domain holds what has functions:
 * `const columns: Column<Row>[] = [{ id: "name", header: "Nombre", main: true, sortable: true, cell: (row) => row.name }];`
 * `<DataTable id="partners" label="Clientes" columns={columns} rowId={(row) => String(row.id)}`
 * `  rowHref={(row) => `/partners/${row.id}`} filters={filters} exportHref="/partners/export" {...props}`
 * `  empty={{ icon: Building2, title: "Aún no hay clientes", act: create ?? "office" }} />`
 *
 * `loading.tsx` beside the page shows `TableSkeleton`.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, query, rows, total, filters = [], bulkActions } = props;
  const address = useListAddress();
  const table = useDataTable(props);
  const footerId = useId();
  const narrowed = query.search !== "" || Object.keys(query.filters).length > 0;
  const selected = Object.keys(table.state.rowSelection);

  if (total === 0 && !narrowed)
    return (
      <div className={surface}>
        <EmptyState {...props.empty} />
      </div>
    );
  return (
    <div className={surface}>
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
        aria-busy={address.pending}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={cn(
          "focus-inset relative overflow-x-auto transition-opacity sm:max-h-[max(24rem,calc(100dvh-15rem))] sm:overflow-y-auto print:max-h-none print:overflow-visible",
          address.pending && "opacity-60",
        )}
      >
        {rows.length === 0 ? (
          <NoRows narrowed={narrowed} filters={filters} address={address} />
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
        address={address}
      />
    </div>
  );
}
