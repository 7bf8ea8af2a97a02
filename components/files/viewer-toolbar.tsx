"use client";

import { ChevronLeft, ChevronRight, Minus, Plus, RotateCw } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import type { View } from "./use-view";

export interface Paging {
  page: number;
  pages: number;
  turnTo: (page: number) => void;
}

interface ViewerToolbarProps {
  view: View;
  paging?: Paging | null;
}

export const ViewerToolbar = ({ view, paging }: ViewerToolbarProps) => (
  <div
    role="toolbar"
    aria-label="Vista del documento"
    className="flex flex-wrap items-center gap-1 border-line border-b bg-surface px-2 py-1.5 print:hidden"
  >
    {paging ? <Pages key={paging.page} {...paging} /> : null}
    <div className="ml-auto flex items-center">
      <IconButton
        size="sm"
        icon={Minus}
        label="Reducir"
        disabled={!view.reduce}
        onClick={() => view.reduce?.()}
      />
      <span className="w-12 text-center text-muted text-xs tabular-nums" aria-live="polite">
        {Math.round(view.zoom * 100)} %
      </span>
      <IconButton
        size="sm"
        icon={Plus}
        label="Ampliar"
        disabled={!view.enlarge}
        onClick={() => view.enlarge?.()}
      />
      <IconButton size="sm" icon={RotateCw} label="Girar" onClick={view.rotate} />
    </div>
  </div>
);

function Pages({ page, pages, turnTo }: Paging) {
  const [typed, setTyped] = useState(String(page));
  const go = () => {
    const wanted = Math.min(pages, Math.max(1, Number(typed) || page));
    setTyped(String(wanted));
    turnTo(wanted);
  };
  const enter = ({ key }: KeyboardEvent) => key === "Enter" && go();
  return (
    <div className="flex items-center gap-1 text-muted text-xs tabular-nums">
      <IconButton
        size="sm"
        icon={ChevronLeft}
        label="Página anterior"
        disabled={page === 1}
        onClick={() => turnTo(page - 1)}
      />
      <input
        aria-label="Página"
        inputMode="numeric"
        value={typed}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ""))}
        onBlur={go}
        onKeyDown={enter}
        className="control min-h-control-sm w-12 px-1 text-center text-xs"
      />
      <span className="whitespace-nowrap">de {pages}</span>
      <IconButton
        size="sm"
        icon={ChevronRight}
        label="Página siguiente"
        disabled={page === pages}
        onClick={() => turnTo(page + 1)}
      />
    </div>
  );
}
