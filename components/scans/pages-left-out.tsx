"use client";

import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import type { TrayPage } from "@/lib/scans/tray";
import { ExceptionSection } from "./exception-section";
import type { ExceptionKind } from "./exceptions";
import { usePageDrop } from "./page-drag";
import type { TrayUse } from "./tray-use";

interface PagesLeftOutProps extends TrayUse {
  kinds: { kind: ExceptionKind; pages: readonly TrayPage[] }[];
}

export function PagesLeftOut({ kinds, ...use }: PagesLeftOutProps) {
  const { isOver, target } = usePageDrop((page) => use.tray.setAside(page));
  return (
    <div
      {...target}
      className="md:sticky md:top-18 md:max-h-[calc(100dvh-11rem)] md:overflow-y-auto"
    >
      <Card
        title="Quedan fuera"
        padding="none"
        className={cn(isOver && "outline-2 outline-accent -outline-offset-2")}
      >
        {kinds.map(({ kind, pages }) => (
          <ExceptionSection key={kind.state} {...{ kind, pages }} {...use} />
        ))}
      </Card>
    </div>
  );
}
