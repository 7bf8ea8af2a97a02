"use client";

import { ChevronRight } from "lucide-react";
import { recordIcons } from "@/components/layout/record-icons";
import { cn } from "@/components/ui/cn";
import { LoadedBadge } from "./documents-card";
import type { BranchRow } from "./tree-rows";

export function BranchContent({ row }: { row: BranchRow }) {
  const Icon = recordIcons[row.model];
  return (
    <>
      <ChevronRight
        aria-hidden="true"
        className={cn("size-4 shrink-0 text-muted transition-transform", row.isOpen && "rotate-90")}
      />
      <Icon className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0 flex-1 py-1.5">
        <span className="block break-words font-medium text-ink text-sm">{row.label}</span>
        {row.detail ? <span className="block text-muted text-xs">{row.detail}</span> : null}
      </span>
      {row.tally.total > 0 ? <LoadedBadge {...row.tally} /> : null}
    </>
  );
}
