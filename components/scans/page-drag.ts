"use client";

import type { DragEvent } from "react";
import { useDropTarget } from "@/components/ui/use-drop-target";

const kind = "application/x-faena-page";

export const pageHandle = (page: number) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(kind, String(page));
    dataTransfer.effectAllowed = "move";
  },
});

/** Spread `target` on the element; null takes no pages. */
export const usePageDrop = (onPage: ((page: number) => void) | null) =>
  useDropTarget(kind, onPage && ((carried) => onPage(Number(carried.getData(kind)))));
