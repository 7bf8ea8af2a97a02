"use client";

import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { pageStateLabels } from "@/lib/scans/labels";
import { isBlankPage } from "@/lib/scans/page-state";
import type { TrayPage } from "@/lib/scans/tray";
import type { ExceptionKind } from "./exceptions";
import { PageCard } from "./page-card";
import type { TrayUse } from "./tray-use";

interface ExceptionSectionProps extends TrayUse {
  kind: ExceptionKind;
  pages: readonly TrayPage[];
}

export function ExceptionSection({ kind, pages, ...use }: ExceptionSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-line border-t px-5 py-4 first:border-0 first:pt-0"
    >
      <h3 id={id} className="flex items-center gap-2 font-medium text-ink text-sm">
        {pageStateLabels[kind.state]}
        <Badge tone={isBlankPage(kind) ? "neutral" : "warning"}>{pages.length}</Badge>
      </h3>
      <p className="mt-0.5 mb-3 text-muted text-xs">{kind.advice}</p>
      <ul className="flex flex-wrap gap-2">
        {pages.map((page) => (
          <PageCard key={page.page} page={page} {...use} />
        ))}
      </ul>
    </section>
  );
}
