"use client";

import type { RowData } from "@tanstack/react-table";
import { CheckboxBox } from "../ui/checkbox";
import { cn } from "../ui/cn";
import { HeaderCell } from "./header-cell";
import { TableRow } from "./table-row";
import type { DataTableModel } from "./use-data-table";
import type { ListAddress } from "./use-list-address";

interface TableGridProps<Row extends RowData> {
  label: string;
  table: DataTableModel<Row>;
  address: ListAddress;
  selectable: boolean;
  rowHref: ((row: Row) => string) | undefined;
  rowMuted: ((row: Row) => boolean) | undefined;
}

/** Below 640 px each row becomes a card. */
export function TableGrid<Row extends RowData>(props: TableGridProps<Row>) {
  const { label, table, address, selectable, rowHref, rowMuted } = props;
  return (
    <table className="w-full border-separate border-spacing-0 text-left max-sm:block">
      <caption className="sr-only">{label}</caption>
      <thead className="sticky top-0 z-20 max-sm:hidden print:static">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {selectable ? <SelectAll table={table} /> : null}
            {group.headers.map((header) => (
              <HeaderCell key={header.id} header={header} address={address} />
            ))}
          </tr>
        ))}
      </thead>
      <tbody className="max-sm:block">
        {table.getRowModel().rows.map((row) => (
          <TableRow
            key={row.id}
            row={row}
            selectable={selectable}
            href={rowHref?.(row.original)}
            muted={rowMuted?.(row.original) ?? false}
          />
        ))}
      </tbody>
    </table>
  );
}

function SelectAll<Row extends RowData>({ table }: { table: DataTableModel<Row> }) {
  const some = table.getIsSomePageRowsSelected() ? "indeterminate" : false;
  return (
    <th
      scope="col"
      className={cn("relative z-20 w-10 border-line border-b bg-canvas pl-4 print:hidden")}
    >
      <CheckboxBox
        aria-label="Elegir todas las filas de la página"
        checked={table.getIsAllPageRowsSelected() || some}
        onCheckedChange={(on) => table.toggleAllPageRowsSelected(on === true)}
      />
    </th>
  );
}
