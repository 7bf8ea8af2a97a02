"use client";

import { useListAddress } from "@/components/lists/use-list-address";
import { Pagination } from "@/components/ui/pagination";
import { Select } from "@/components/ui/select";
import { rowCounts } from "@/lib/availability/board-views";
import { showCount } from "@/lib/values/count-text";

interface TimelineFooterProps {
  total: number;
  page: number;
  pageSize: number;
}

const sizes = rowCounts
  .toSorted((a, b) => Number(a) - Number(b))
  .map((value) => ({ value, label: `${value} por página` }));

export function TimelineFooter({ total, page, pageSize }: TimelineFooterProps) {
  const address = useListAddress();
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const [first, last] = [(page - 1) * pageSize + 1, Math.min(total, page * pageSize)];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-4 py-2">
      <p className="text-muted text-xs tabular-nums">
        {first > last
          ? `${showCount(total)} en total`
          : `${showCount(first)}–${showCount(last)} de ${showCount(total)}`}
      </p>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <div className="w-36">
          <Select
            aria-label="Equipos por página"
            options={sizes}
            value={String(pageSize)}
            onChange={({ target }) =>
              address.go({ rows: target.value === rowCounts[0] ? null : target.value })
            }
            className="min-h-control-sm border-line text-xs"
          />
        </div>
        <Pagination
          page={Math.min(page, pageCount)}
          pageCount={pageCount}
          hrefOf={(to) => address.hrefWith({ page: to > 1 ? String(to) : null })}
        />
      </div>
    </div>
  );
}
