"use client";

import type { DragEvent } from "react";
import { useDropTarget } from "@/components/ui/use-drop-target";

const kind = "application/x-faena-page";

/** Lets a page be taken: spread it on the element. */
export const pageHandle = (page: number) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(kind, String(page));
    dataTransfer.effectAllowed = "move";
  },
});

/** Lets a page be let go on an element: spread `target` on it. Null while it takes none. */
export const usePageDrop = (onPage: ((page: number) => void) | null) =>
  useDropTarget(kind, onPage && ((carried) => onPage(Number(carried.getData(kind)))));
