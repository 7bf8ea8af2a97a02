"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { cn } from "./cn";
import { Link } from "./link";

interface PaginationProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
}

const cell =
  "grid min-h-control-sm min-w-control-sm place-items-center rounded-control px-1.5 text-[0.8125rem] tabular-nums [&_svg]:size-4";

export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Páginas" className="flex items-center gap-0.5 print:hidden">
      <Step label="Página anterior" href={page > 1 ? hrefOf(page - 1) : null} icon={ChevronLeft} />
      {pagesAround(page, pageCount).map((number, at, all) => (
        <span key={number} className="flex max-sm:hidden">
          {at > 0 && number - (all[at - 1] ?? 0) > 1 ? (
            <span className={cn(cell, "text-faint")}>…</span>
          ) : null}
          <Link
            href={hrefOf(number)}
            scroll={false}
            prefetch={false}
            aria-label={`Página ${number}`}
            aria-current={number === page ? "page" : undefined}
            className={cn(
              cell,
              number === page
                ? "bg-accent-soft font-medium text-accent-ink"
                : "text-muted hover:bg-sunken hover:text-ink",
            )}
          >
            {number}
          </Link>
        </span>
      ))}
      <span className="px-2 text-muted text-xs tabular-nums sm:hidden">
        {page} de {pageCount}
      </span>
      <Step
        label="Página siguiente"
        href={page < pageCount ? hrefOf(page + 1) : null}
        icon={ChevronRight}
      />
    </nav>
  );
}

const pagesAround = (page: number, last: number) =>
  [...new Set([1, page - 1, page, page + 1, last])].filter((at) => at >= 1 && at <= last);

interface StepProps {
  label: string;
  href: string | null;
  icon: typeof ChevronLeft;
}

function Step({ label, href, icon: Icon }: StepProps) {
  if (!href) {
    return (
      <span className={cn(cell, "text-line-strong opacity-60")} aria-hidden="true">
        <Icon />
      </span>
    );
  }
  return (
    <Link
      href={href}
      scroll={false}
      prefetch={false}
      aria-label={label}
      className={cn(cell, "text-muted hover:bg-sunken hover:text-ink")}
    >
      <Icon aria-hidden="true" />
    </Link>
  );
}
