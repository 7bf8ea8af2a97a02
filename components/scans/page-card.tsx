"use client";

import { ArrowLeft, ArrowRight, Ellipsis, FolderInput, RotateCw, Undo2 } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { DropdownMenu, MenuItem } from "@/components/ui/dropdown-menu";
import { IconButton } from "@/components/ui/icon-button";
import type { TrayPage } from "@/lib/scans/tray";
import { pageHandle, usePageDrop } from "./page-drag";
import { PagePicture } from "./page-picture";
import type { TrayUse } from "./tray-use";

interface PageCardProps extends TrayUse {
  page: TrayPage;
  place?: { index: number; count: number };
}

export function PageCard({ page, place, ...use }: PageCardProps) {
  const { tray, urlOf, view } = use;
  const chainId = page.chainId ?? 0;
  const { isOver, target } = usePageDrop(
    place ? (taken) => tray.move(taken, chainId, place.index) : null,
  );
  return (
    <li
      {...pageHandle(page.page)}
      {...target}
      aria-label={`Página ${page.page}`}
      className={cn(
        "w-36 cursor-grab rounded-control border bg-surface active:cursor-grabbing",
        isOver ? "border-accent outline-2 outline-accent" : "border-line",
      )}
    >
      <button
        type="button"
        aria-label={`Ver la página ${page.page}`}
        onClick={() => view(page)}
        className="focus-inset block size-[8.875rem] overflow-hidden rounded-t-control bg-sunken p-1.5"
      >
        <PagePicture page={page} url={urlOf(page)} alt="" />
      </button>
      <div className="flex items-center justify-between border-line border-t pl-2.5">
        <span className="text-muted text-xs tabular-nums">Página {page.page}</span>
        <PageMenu {...{ page, ...use, ...(place ? { place } : {}) }} />
      </div>
    </li>
  );
}

function PageMenu({ page, place, tray, choose }: PageCardProps) {
  const isOnChain = place !== undefined;
  return (
    <DropdownMenu
      trigger={
        <IconButton size="sm" icon={Ellipsis} label={`Acciones de la página ${page.page}`} />
      }
    >
      <MenuItem icon={FolderInput} onSelect={() => choose(page)}>
        {isOnChain ? "Mover a otra cadena" : "Mover a una cadena"}
      </MenuItem>
      <MenuItem icon={RotateCw} onSelect={() => tray.turn(page)}>
        Girar
      </MenuItem>
      {place && place.count > 1 ? (
        <>
          <MenuItem
            icon={ArrowLeft}
            disabled={place.index === 0}
            onSelect={() => tray.step(page, -1)}
          >
            Poner antes
          </MenuItem>
          <MenuItem
            icon={ArrowRight}
            disabled={place.index === place.count - 1}
            onSelect={() => tray.step(page, 1)}
          >
            Poner después
          </MenuItem>
        </>
      ) : null}
      {page.chainId === null ? null : (
        <MenuItem icon={Undo2} onSelect={() => tray.setAside(page.page)}>
          Dejar fuera
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
