"use client";

import { type DragEvent, useState } from "react";

/**
 * Lets what is dragged be let go on an element: spread `target` on it. `type` is how the drag names what it carries. Null
 * while the element takes nothing: then what stands around it may.
 */
export function useDropTarget(type: string, onDrop: ((carried: DataTransfer) => void) | null) {
  const [isOver, setOver] = useState(false);
  const isCarried = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(type);
  const enter = (event: DragEvent) => {
    if (!onDrop || !isCarried(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!isCarried(event)) return;
    event.preventDefault();
    setOver(false);
    if (!onDrop) return;
    event.stopPropagation();
    onDrop(event.dataTransfer);
  };
  return {
    isOver: isOver && onDrop !== null,
    target: { onDragEnter: enter, onDragOver: enter, onDragLeave: leave, onDrop: drop },
  };
}
