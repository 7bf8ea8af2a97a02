import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import type { TreeRow } from "./tree-rows";

const indents = ["pl-3", "pl-8", "pl-13", "pl-18"];

interface TreeItemProps extends ComponentProps<"div"> {
  row: TreeRow;
  /** Reached by Tab; the others by arrows. */
  isActive: boolean;
}

export const TreeItem = ({ row, isActive, className, ...props }: TreeItemProps) => (
  <div
    role="treeitem"
    tabIndex={isActive ? 0 : -1}
    data-key={row.key}
    aria-level={row.level}
    aria-posinset={row.place}
    aria-setsize={row.siblings}
    className={cn(
      "focus-inset flex min-h-control cursor-pointer items-center gap-2.5 border-line border-b py-0.5 pr-3 hover:bg-hover",
      indents[Math.min(row.level, indents.length) - 1],
      className,
    )}
    {...props}
  />
);
