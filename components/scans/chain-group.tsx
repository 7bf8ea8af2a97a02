"use client";

import { useId } from "react";
import { ChainStatusBadge } from "@/components/custody/chain-status-badge";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { TextLink } from "@/components/ui/text-link";
import { wasteLabels } from "@/lib/custody/labels";
import { links } from "@/lib/links/pages";
import type { ChainChoice, TrayPage } from "@/lib/scans/tray";
import { showDay } from "@/lib/values/dates";
import { PageCard } from "./page-card";
import { usePageDrop } from "./page-drag";
import type { TrayUse } from "./tray-use";

interface ChainGroupProps extends TrayUse {
  chain: ChainChoice;
  pages: readonly TrayPage[];
  replacing?: { isOn: boolean; set: (isOn: boolean) => void };
}

export function ChainGroup({ chain, pages, replacing, ...use }: ChainGroupProps) {
  const id = useId();
  const { isOver, target } = usePageDrop((page) => use.tray.move(page, chain.id));
  return (
    <section
      aria-labelledby={id}
      {...target}
      className={cn(
        "rounded-card border p-3",
        isOver ? "border-accent bg-accent-soft" : "border-line bg-canvas",
      )}
    >
      <header className="mb-2.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 id={id} className="font-medium text-ink text-sm">
            <TextLink href={links.custodyChain(chain.id)}>CDC {chain.consecutive}</TextLink>
          </h3>
          <ChainStatusBadge status={chain.status} />
        </div>
        <p className="text-muted text-xs">
          {showDay(chain.date)} · {wasteLabels[chain.waste]} · {chain.seriesCode}
        </p>
      </header>
      <ul className="flex flex-wrap gap-2">
        {pages.map((page, index) => (
          <PageCard key={page.page} page={page} place={{ index, count: pages.length }} {...use} />
        ))}
      </ul>
      {replacing ? (
        <Checkbox
          label="Reemplazar el archivo que ya tiene"
          hint="El actual queda 30 días en Archivos eliminados."
          checked={replacing.isOn}
          onCheckedChange={(isOn) => replacing.set(isOn === true)}
          className="mt-2"
        />
      ) : null}
    </section>
  );
}
