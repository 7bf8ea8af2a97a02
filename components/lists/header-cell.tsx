"use client";

import { FlexRender, type Header, type RowData } from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { cn } from "../ui/cn";
import { Link } from "../ui/link";
import type { features } from "./columns";
import type { ListAddress } from "./use-list-address";

interface HeaderCellProps<Row extends RowData> {
  header: Header<typeof features, Row, unknown>;
  address: ListAddress;
}

const icons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown };
const spoken = { asc: "ascending", desc: "descending", none: "none" } as const;

export function HeaderCell<Row extends RowData>({ header, address }: HeaderCellProps<Row>) {
  const { column } = header;
  const { meta } = column.columnDef;
  const sorted = column.getIsSorted() || "none";
  return (
    <th
      scope="col"
      aria-sort={column.getCanSort() ? spoken[sorted] : undefined}
      className={cn(
        "whitespace-nowrap border-line border-b bg-canvas px-3 py-2 font-medium text-muted text-xs dense:py-1 first:pl-4 last:pr-4 print:px-2",
        column.getCanSort() ? "touch:py-0" : "touch:py-4",
        meta?.align === "end" && "text-right",
        meta?.isPinned && "sm:sticky sm:left-0 sm:z-10 print:static",
      )}
    >
      {column.getCanSort() ? (
        <SortLink header={header} address={address} />
      ) : (
        <FlexRender header={header} />
      )}
      {meta?.note ? <span className="block font-normal">{meta.note}</span> : null}
    </th>
  );
}

function SortLink<Row extends RowData>({ header, address }: HeaderCellProps<Row>) {
  const { column } = header;
  const sorted = column.getIsSorted() || "none";
  const Icon = icons[sorted];
  const next = column.getNextSortingOrder();
  return (
    <Link
      href={address.hrefWith({
        sort: (next && (next === "desc" ? `-${column.id}` : column.id)) || null,
      })}
      scroll={false}
      prefetch={false}
      className={cn(
        "touch-target group relative -mx-1 inline-flex items-center gap-1 rounded px-1 py-1 hover:text-ink touch:py-3.5",
        sorted !== "none" && "text-ink",
      )}
    >
      <FlexRender header={header} />
      <Icon
        aria-hidden="true"
        className={cn(
          "size-3.5",
          sorted === "none" && "text-line-strong group-hover:text-ink print:hidden",
        )}
      />
    </Link>
  );
}
