"use client";

import { CheckboxBox } from "../ui/checkbox";
import type { ListColumn } from "./columns";
import { HeaderCell } from "./header-cell";
import type { DataTableProps } from "./table-props";
import { TableRow } from "./table-row";
import type { ListAddress } from "./use-list-address";
import type { useRowChoice } from "./use-row-choice";

type Choice = ReturnType<typeof useRowChoice>;

interface TableGridProps<Row>
  extends Pick<DataTableProps<Row>, "label" | "rows" | "query" | "rowId" | "rowHref" | "rowMuted"> {
  columns: readonly ListColumn<Row>[];
  /** Null where no row is chosen. */
  choice: Choice | null;
  address: ListAddress;
}

/** Below 640 px each row becomes a card. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, columns, rows, query, rowId, rowHref, rowMuted, choice, address } = props;
  return (
    <table className="w-full border-separate border-spacing-0 text-left max-sm:block">
      <caption className="sr-only">{label}</caption>
      <thead className="sticky top-0 z-20 max-sm:hidden print:static">
        <tr>
          {choice ? <ChooseAll choice={choice} /> : null}
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sort={query.sort} address={address} />
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <TableRow
            key={rowId(row)}
            id={rowId(row)}
            row={row}
            columns={columns}
            choice={choice}
            href={rowHref?.(row)}
            muted={rowMuted?.(row) ?? false}
          />
        ))}
      </tbody>
    </table>
  );
}

const ChooseAll = ({ choice }: { choice: Choice }) => (
  <th scope="col" className="relative z-20 w-10 border-line border-b bg-canvas pl-4 print:hidden">
    <CheckboxBox
      aria-label="Elegir todas las filas de la página"
      checked={choice.state}
      onCheckedChange={(on) => choice.toggleAll(on === true)}
    />
  </th>
);
