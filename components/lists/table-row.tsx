"use client";

import { type Cell, FlexRender, type Row as ModelRow, type RowData } from "@tanstack/react-table";
import { CheckboxBox } from "../ui/checkbox";
import { cn } from "../ui/cn";
import { Link } from "../ui/link";
import type { features } from "./columns";

interface TableRowProps<Row extends RowData> {
  row: ModelRow<typeof features, Row>;
  selectable: boolean;
  href: string | undefined;
  muted: boolean;
}

/** The link of its main cell covers the whole row. */
export function TableRow<Row extends RowData>({
  row,
  selectable,
  href,
  muted,
}: TableRowProps<Row>) {
  const selected = row.getIsSelected();
  const toggle = row.getToggleSelectedHandler();
  return (
    <tr
      aria-selected={selectable ? selected : undefined}
      className={cn(
        "group/row relative max-sm:flex max-sm:flex-col max-sm:border-line max-sm:border-b max-sm:px-4 max-sm:py-3 max-sm:last:border-0",
        href && "hover:bg-hover has-[a[data-row]:focus-visible]:bg-hover",
        selected && "bg-accent-soft hover:bg-accent-soft",
        muted && "text-muted",
      )}
    >
      {selectable ? (
        <td className="border-line border-b pl-4 group-last/row:border-0 max-sm:absolute max-sm:top-3 max-sm:right-4 max-sm:border-0 print:hidden">
          <span className="relative z-10 grid">
            <CheckboxBox
              aria-label="Elegir fila"
              checked={selected}
              onClick={(event) =>
                toggle({ target: { checked: !selected }, shiftKey: event.shiftKey })
              }
            />
          </span>
        </td>
      ) : null}
      {row.getVisibleCells().map((cell) => (
        <TableCell key={cell.id} cell={cell} href={href} />
      ))}
    </tr>
  );
}

interface TableCellProps<Row extends RowData> {
  cell: Cell<typeof features, Row, unknown>;
  href: string | undefined;
}

const cardLine =
  "max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:border-0 max-sm:px-0 max-sm:py-1 max-sm:text-right max-sm:before:shrink-0 max-sm:before:text-left max-sm:before:text-muted max-sm:before:text-xs max-sm:before:content-[attr(data-label)]";
const cardTitle =
  "max-sm:order-first max-sm:border-0 max-sm:px-0 max-sm:pt-0 max-sm:pr-8 max-sm:pb-1 max-sm:text-base";

function TableCell<Row extends RowData>({ cell, href }: TableCellProps<Row>) {
  const meta = cell.column.columnDef.meta;
  const look = cn(
    "border-line border-b px-3 py-2.5 align-middle dense:h-9.25 dense:py-px dense:leading-4.5 compact:h-8 compact:max-w-80 compact:truncate compact:py-0 compact:leading-4 sm:touch:h-12 sm:touch:py-3 group-last/row:border-0 sm:first:pl-4 sm:last:pr-4 print:px-2 print:py-1",
    meta?.isMain ? cn("sm:min-w-36", cardTitle) : cardLine,
    meta?.align === "end" && "text-right tabular-nums",
    meta?.isInteractive && "dense:py-0",
    meta?.isPinned &&
      "sm:sticky sm:left-0 sm:z-15 sm:border-r sm:bg-surface sm:group-last/row:border-r sm:group-hover/row:bg-hover print:static",
    meta?.className,
  );
  if (meta?.isMain && href) {
    return (
      <td className={look}>
        <Link
          href={href}
          prefetch={false}
          data-row
          className="font-medium text-ink after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
        >
          <FlexRender cell={cell} />
        </Link>
      </td>
    );
  }
  return (
    <td data-label={meta?.label} className={look}>
      {meta?.isInteractive ? (
        <span className="relative z-10">
          <FlexRender cell={cell} />
        </span>
      ) : (
        <FlexRender cell={cell} />
      )}
    </td>
  );
}
