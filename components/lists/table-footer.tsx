"use client";

import type { ReactNode } from "react";
import { type ListQuery, pageSizes } from "@/lib/lists/address";
import { showCount } from "@/lib/values/count-text";
import { Pagination } from "../ui/pagination";
import { Select } from "../ui/select";
import type { ListAddress } from "./use-list-address";

interface TableFooterProps {
  id: string;
  query: ListQuery<string, object>;
  total: number;
  pageCount: number;
  address: ListAddress;
  totals?: ReactNode;
}

const sizes = pageSizes.map((size) => ({ value: String(size), label: `${size} por página` }));

export function TableFooter(props: TableFooterProps) {
  const { id, query, total, pageCount, address } = props;
  const first = (query.page - 1) * query.pageSize + 1;
  const last = Math.min(total, query.page * query.pageSize);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-b-card border-line border-t bg-surface px-4 py-2 in-data-flowing:sticky in-data-flowing:bottom-0 in-data-flowing:z-20 dense:py-1">
      <p id={id} role="status" className="text-muted text-xs tabular-nums">
        {first > last
          ? `${showCount(total)} en total`
          : `${showCount(first)}–${showCount(last)} de ${showCount(total)}`}
      </p>
      {total > 0 ? props.totals : null}
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <div className="w-36">
          <Select
            aria-label="Filas por página"
            options={sizes}
            value={String(query.pageSize)}
            onChange={(event) => address.go({ size: event.target.value })}
            className="min-h-control-sm border-line text-xs"
          />
        </div>
        <Pagination
          page={query.page}
          pageCount={pageCount}
          hrefOf={(page) => address.hrefWith({ page: page > 1 ? String(page) : null })}
        />
      </div>
    </div>
  );
}
