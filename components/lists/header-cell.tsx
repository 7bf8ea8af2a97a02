"use client";

import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { Sort } from "@/lib/lists/address";
import { cn } from "../ui/cn";
import { Link } from "../ui/link";
import type { ListColumn } from "./columns";
import type { ListAddress } from "./use-list-address";

interface HeaderCellProps {
  column: Omit<ListColumn<never>, "cell">;
  sort: Sort | null;
  address: ListAddress;
}

const icons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown };
const spoken = { asc: "ascending", desc: "descending", none: "none" } as const;

const sortedBy = ({ id }: { id: string }, sort: Sort | null) =>
  sort?.field === id ? sort.direction : "none";

/** Ascending, descending, as usual. */
const nextSort = { none: "", asc: "-", desc: null };

export function HeaderCell({ column, sort, address }: HeaderCellProps) {
  return (
    <th
      scope="col"
      aria-sort={column.isSortable ? spoken[sortedBy(column, sort)] : undefined}
      className={cn(
        "whitespace-nowrap border-line border-b bg-canvas px-3 py-2 font-medium dense:py-1 text-muted text-xs first:pl-4 last:pr-4 print:px-2",
        column.align === "end" && "text-right",
        column.isPinned && "sm:sticky sm:left-0 sm:z-10 print:static",
      )}
    >
      {column.isSortable ? (
        <SortLink column={column} sort={sort} address={address} />
      ) : (
        column.header
      )}
      {column.note ? <span className="block font-normal">{column.note}</span> : null}
    </th>
  );
}

function SortLink({ column, sort, address }: HeaderCellProps) {
  const sorted = sortedBy(column, sort);
  const Icon = icons[sorted];
  const next = nextSort[sorted];
  return (
    <Link
      href={address.hrefWith({ sort: next === null ? null : next + column.id })}
      scroll={false}
      prefetch={false}
      className={cn(
        "touch-target group relative -mx-1 inline-flex items-center gap-1 rounded px-1 py-1 hover:text-ink touch:py-3.5",
        sorted !== "none" && "text-ink",
      )}
    >
      {column.header}
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
