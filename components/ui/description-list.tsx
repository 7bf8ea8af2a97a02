import type { ReactNode } from "react";
import { cn } from "./cn";

interface DescriptionListProps {
  /** An empty value shows a dash. */
  items: readonly { label: string; value: ReactNode; wide?: boolean }[];
  columns?: 1 | 2 | 3 | 5;
  className?: string;
}

const grids = {
  1: "",
  2: "sm:grid-cols-2",
  3: "sm:grid-cols-2 lg:grid-cols-3",
  5: "sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5",
};

export function DescriptionList({ items, columns = 2, className }: DescriptionListProps) {
  return (
    <dl className={cn("grid gap-x-6 gap-y-4", grids[columns], className)}>
      {items.map(({ label, value, wide }) => (
        <div key={label} className={cn("min-w-0", wide && "col-span-full")}>
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="mt-0.5 break-words text-ink touch:[&>a]:-my-1.5">{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const shown = (value: ReactNode) =>
  value === null || value === undefined || value === "" ? (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr-only">Sin dato</span>
    </>
  ) : (
    value
  );
