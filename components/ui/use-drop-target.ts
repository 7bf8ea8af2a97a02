"use client";

import { type DragEvent, useState } from "react";

/**
 * Spread `target` on the element. `type` is the data type of the drag. Null takes nothing, and leaves drops to elements
 * around.
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
