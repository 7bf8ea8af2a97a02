"use client";

import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { ChainStatusBadge } from "@/components/custody/chain-status-badge";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { IconButton } from "@/components/ui/icon-button";
import { wasteLabels } from "@/lib/custody/labels";
import { replacesFile } from "@/lib/scans/page-state";
import type { ChainChoice } from "@/lib/scans/tray";
import { showDay } from "@/lib/values/dates";
import { pageHandle, usePageDrop } from "./page-drag";
import type { Order } from "./use-order";

interface OrderedChainProps {
  /** Null where the page has no chain yet. */
  chain: ChainChoice | null;
  index: number;
  order: Order;
}

export function OrderedChain({ chain, index, order }: OrderedChainProps) {
  const { isOver, target } = usePageDrop((from) => order.move(from - 1, index));
  const box = "flex min-w-0 flex-1 items-center gap-3 rounded-card border p-3";
  if (!chain)
    return (
      <div {...target} className={cn(box, "border-line-strong border-dashed text-muted")}>
        Sin cadena
      </div>
    );
  return (
    <div
      {...pageHandle(index + 1)}
      {...target}
      className={cn(
        box,
        "cursor-grab bg-surface active:cursor-grabbing",
        isOver ? "border-accent outline-2 outline-accent" : "border-line",
      )}
    >
      <GripVertical className="size-4 shrink-0 text-muted max-sm:hidden" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink">CDC {chain.consecutive}</p>
        <p className="text-muted text-xs">
          {showDay(chain.date)} · {wasteLabels[chain.waste]}
        </p>
        <p className="text-muted text-xs">{chain.seriesCode}</p>
        <div className="mt-1 flex flex-wrap gap-1">
          <ChainStatusBadge status={chain.status} />
          {replacesFile(chain) ? <Badge tone="warning">Se reemplaza su archivo</Badge> : null}
        </div>
      </div>
      <Arrows {...{ chain, index, order }} />
    </div>
  );
}

interface ArrowsProps {
  chain: ChainChoice;
  index: number;
  order: Order;
}

function Arrows({ chain, index, order }: ArrowsProps) {
  const name = `CDC ${chain.consecutive}`;
  const upId = `${chain.id}-up`;
  const downId = `${chain.id}-down`;
  return (
    <div className="flex shrink-0 max-sm:flex-col">
      <IconButton
        id={upId}
        icon={ArrowUp}
        label={`Subir ${name}`}
        disabled={index === 0}
        onClick={() => order.step(index, -1, index === 1 ? downId : upId)}
      />
      <IconButton
        id={downId}
        icon={ArrowDown}
        label={`Bajar ${name}`}
        disabled={index >= order.list.length - 1}
        onClick={() => order.step(index, 1, index === order.list.length - 2 ? upId : downId)}
      />
      <IconButton icon={X} label={`Quitar ${name}`} onClick={() => order.remove(chain.id)} />
    </div>
  );
}
