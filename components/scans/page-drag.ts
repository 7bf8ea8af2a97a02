"use client";

import { type DragEvent, useState } from "react";

const kind = "application/x-faena-page";

const holdsPage = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(kind);

/** Lets a page be taken: spread it on the element. */
export const pageHandle = (page: number) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(kind, String(page));
    dataTransfer.effectAllowed = "move";
  },
});

/** Lets a page be let go on an element: spread `target` on it. Null while it takes none. */
export function usePageDrop(onPage: ((page: number) => void) | null) {
  const [isOver, setOver] = useState(false);
  const enter = (event: DragEvent) => {
    if (!onPage || !holdsPage(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!onPage || !holdsPage(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    onPage(Number(event.dataTransfer.getData(kind)));
  };
  return {
    isOver: isOver && onPage !== null,
    target: { onDragEnter: enter, onDragOver: enter, onDragLeave: leave, onDrop: drop },
  };
}
