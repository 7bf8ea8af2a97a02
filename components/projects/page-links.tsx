"use client";

import { Pagination } from "@/components/ui/pagination";

interface PageLinksProps {
  address: string;
  page: number;
  pageCount: number;
}

export function PageLinks({ address, page, pageCount }: PageLinksProps) {
  if (pageCount < 2) return null;
  return (
    <div className="flex justify-end border-line border-t px-4 py-2">
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => (number > 1 ? `${address}?page=${number}` : address)}
      />
    </div>
  );
}
